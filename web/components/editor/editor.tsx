import { Eye } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Edicion } from '#contract/ediciones.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { ExperienciaEstado } from '#web/components/experiencia-estado.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { fieldId } from '#web/ui/field-context.ts'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { EditorEspera } from './editor-espera.tsx'
import { AvisoDeGuardado, EstadoDeGuardado } from './estado-guardado.tsx'
import { EditorContext, useEditor, type Editor } from './contexto.ts'
import { crearGuardado, puedeSeguir } from './guardado.ts'
import { LLAMADAS, RUTAS_DE, useEdicion, type Operador } from './llamadas.ts'
import { FotosEnCamino } from './fotos-en-camino.tsx'
import { MenuDePasos } from './menu-de-pasos.tsx'
import { pasoDe, siguienteDe, tituloDe } from './pasos.ts'
import { PasoDetalle } from './pasos/detalle.tsx'
import { PasoEsencial } from './pasos/esencial.tsx'
import { PasoFechas } from './pasos/fechas.tsx'
import { PasoFotos } from './pasos/fotos.tsx'
import { PasoLugar } from './pasos/lugar.tsx'
import { PasoPrecio } from './pasos/precio.tsx'
import { PasoRevisar } from './pasos/revisar.tsx'
import { haySubiendo, llegaronLasFotos, useSubidasDelEditor } from './subidas.ts'
import { VistaPrevia } from './vista-previa.tsx'

const CONTENIDOS = {
  esencial: PasoEsencial,
  lugar: PasoLugar,
  detalle: PasoDetalle,
  fotos: PasoFotos,
  precio: PasoPrecio,
  fechas: PasoFechas,
  revisar: PasoRevisar,
}

type EditorProps = { operador: Operador; experienciaId: string }

export function EditorDeExperiencia({ operador, experienciaId }: EditorProps) {
  const { data, error, refetch, isFetching } = useEdicion(operador, experienciaId)
  if (error instanceof ApiError && (error.status === 404 || error.status === 403))
    return (
      <EmptyBlock
        title="No encontramos esta experiencia"
        action={<ButtonLink to={RUTAS_DE[operador].lista}>Ver mis experiencias</ButtonLink>}
      />
    )
  if (error)
    return (
      <ErrorBlock
        title="No pudimos abrir la experiencia"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <EditorEspera />
  // A version read anew is another editor.
  return (
    <Abierto
      key={`${data.experienciaId}-${data.version}-${data.estado}`}
      operador={operador}
      edicion={data}
      onRecargar={() => void refetch()}
    />
  )
}

function Abierto({ operador, edicion, onRecargar }: { operador: Operador; edicion: Edicion; onRecargar: () => void }) {
  const editor = useEditorDe(operador, edicion)
  const [search] = useSearchParams()
  const paso = pasoDe(search.get('paso'))
  const Paso = CONTENIDOS[paso]
  useCampoDelEnlace()
  return (
    <EditorContext value={editor}>
      <div className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)_20rem] lg:gap-8">
        <MenuDePasos paso={paso} />
        <div className="grid min-w-0 content-start gap-6">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <p className="w-full text-lead font-semibold break-words">
              {editor.contenido.nombreExperiencia || 'Sin nombre'}
            </p>
            <ExperienciaEstado
              estado={
                editor.edicion.esPropuesta &&
                editor.edicion.estado !== 'aprobada' &&
                editor.edicion.estado !== 'borrador'
                  ? estadoDe(editor.edicion)
                  : editor.edicion.estadoExperiencia
              }
            />
            <EstadoDeGuardado />
          </div>
          <AvisoDeGuardado onRecargar={onRecargar} />
          <FotosEnCamino paso={paso} />
          <section aria-labelledby="paso" className="grid gap-6">
            <h2 id="paso" tabIndex={-1} className="outline-none">
              {tituloDe(paso)}
            </h2>
            <div className="grid gap-6">
              <Paso />
            </div>
          </section>
          <Pie paso={paso} />
        </div>
        <aside aria-label="Vista previa" className="hidden content-start gap-3 lg:grid">
          <p className="font-semibold">Vista previa</p>
          <VistaPrevia />
        </aside>
      </div>
    </EditorContext>
  )
}

const estadoDe = ({ estado }: Edicion) => (estado === 'en_revision' ? 'en_revision' : 'observada')

function useEditorDe(operador: Operador, inicial: Edicion): Editor {
  const { experienciaId } = inicial
  const [guardado] = useState(() =>
    crearGuardado({
      edicion: inicial,
      guardar: (version, contenido) => api.call(LLAMADAS[operador].guardar, { experienciaId, version, contenido }),
      recuerdo: recuerdoDe(experienciaId),
      esperar: (act, ms) => {
        const reloj = setTimeout(act, ms)
        return () => clearTimeout(reloj)
      },
    }),
  )
  const vista = useSyncExternalStore(guardado.suscribir, guardado.ver, guardado.ver)
  useEffect(() => {
    guardado.recuperar()
    const alVolver = () => void guardado.guardarAhora()
    window.addEventListener('online', alVolver)
    return () => {
      window.removeEventListener('online', alVolver)
      // What was typed last is saved on the way out.
      void guardado.guardarAhora()
    }
  }, [guardado])
  const subidas = useSubidasDelEditor(operador, experienciaId, guardado)
  return {
    ...vista,
    subidas,
    operador,
    isLocked: !vista.edicion.acciones.puedeEditar,
    cambiar: guardado.cambiar,
    guardado,
    refrescarFotos: () =>
      void api.call(LLAMADAS[operador].ver, { experienciaId }).then(
        ({ fotos }) => guardado.ponerFotos(fotos),
        () => undefined,
      ),
  }
}

const recuerdoDe = (experienciaId: string) => {
  const llave = `edicion:${experienciaId}`
  return {
    leer: () => localStorage.getItem(llave),
    escribir: (texto: string | null) =>
      texto === null ? localStorage.removeItem(llave) : localStorage.setItem(llave, texto),
  }
}

/** A link to a field brings the focus there; a step, to its title. */
function useCampoDelEnlace(): void {
  const { hash, key } = useLocation()
  const [primera] = useState(key)
  useEffect(() => {
    const destino = hash
      ? document.getElementById(decodeURIComponent(hash.slice(1)))
      : key === primera
        ? null
        : document.getElementById('paso')
    destino?.focus({ preventScroll: true })
    destino?.scrollIntoView({ block: hash ? 'center' : 'start' })
  }, [hash, key, primera])
}

function Pie({ paso }: { paso: ReturnType<typeof pasoDe> }) {
  const navigate = useNavigate()
  const [isPreviaOpen, setPreviaOpen] = useState(false)
  const [isGuardando, setGuardando] = useState(false)
  const { guardado, isLocked, subidas } = useEditor()
  async function seguir() {
    setGuardando(true)
    const llegaron = await llegaronLasFotos(subidas)
    const puede = (await puedeSeguir(guardado)) && llegaron
    setGuardando(false)
    const [ilegible] = Object.keys(guardado.ver().ilegibles)
    if (ilegible) (document.getElementById(fieldId(ilegible)) ?? document.getElementById(ilegible))?.focus()
    if (puede) await navigate({ search: `?paso=${siguienteDe(paso)}` }, { preventScrollReset: true })
  }
  return (
    <div
      data-sticky-bar={paso === 'revisar' ? undefined : ''}
      className={cx(
        'flex flex-wrap gap-3',
        paso === 'revisar'
          ? 'lg:hidden'
          : 'sticky bottom-0 z-10 -mx-4 border-t border-border bg-bg px-4 py-3 sm:mx-0 sm:px-0',
      )}
    >
      {paso !== 'revisar' && (
        <Button
          status={isGuardando ? 'loading' : 'default'}
          loadingText={haySubiendo(subidas) ? 'Subiendo fotos...' : 'Guardando...'}
          onClick={() => void seguir()}
        >
          {isLocked ? 'Seguir' : 'Guardar y seguir'}
        </Button>
      )}
      <Button
        variant="outline"
        icon={<Eye size={20} aria-hidden />}
        className="lg:hidden"
        onClick={() => setPreviaOpen(true)}
      >
        Vista previa
      </Button>
      <Sheet
        open={isPreviaOpen}
        onOpenChange={setPreviaOpen}
        title="Vista previa"
        description="Como la verán quienes viajan"
      >
        <VistaPrevia />
      </Sheet>
    </div>
  )
}
