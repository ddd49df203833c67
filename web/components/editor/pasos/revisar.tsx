import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Edicion } from '#contract/ediciones.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { fieldId } from '#web/ui/field-context.ts'
import { formatCantidad } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { CAMPOS } from '../campos-textos.ts'
import { useEditor } from '../contexto.ts'
import { Diferencias } from '../diferencias.tsx'
import { LLAMADAS, RUTAS_DE } from '../llamadas.ts'
import { llegaronLasFotos } from '../subidas.ts'
import { SITIO } from '#web/ui/marca.ts'
import { Historial } from './historial.tsx'

export function PasoRevisar() {
  const { edicion, operador, guardado, subidas } = useEditor()
  const cliente = useQueryClient()
  const { experienciaId, faltas, acciones, esPropuesta, diferencias, reservasVigentes, slug, operadorActivo } = edicion
  const acto = useMutation({
    mutationFn: async (cual: 'enviar' | 'retirar') => {
      if (!(await llegaronLasFotos(subidas)) || !(await guardado.guardarAhora())) throw new Error('unsaved')
      const { version } = guardado.ver().edicion
      return cual === 'enviar'
        ? api.call(LLAMADAS[operador].enviar, { experienciaId, version })
        : api.call(LLAMADAS[operador].retirar, { experienciaId })
    },
    onSuccess: (nueva: Edicion) => {
      guardado.reemplazar(nueva)
      void cliente.invalidateQueries({ queryKey: ['propias'] })
    },
  })
  const sinCambios = esPropuesta && diferencias.length === 0
  return (
    <div className="grid gap-6">
      <EstadoDeRevision edicion={edicion} />
      {acto.isError && (
        <Notice tone="danger" role="alert">
          {detalleDe(acto.error)}
        </Notice>
      )}
      {acciones.puedeEditar && faltas.length > 0 && <Faltas faltas={faltas} />}
      {diferencias.length > 0 && (
        <section aria-labelledby="cambios" className="grid gap-3">
          <h3 id="cambios">Lo que cambia</h3>
          {reservasVigentes > 0 && (
            <p className="text-text-2">
              {reservasVigentes === 1
                ? 'Tu reserva ya vendida mantiene sus condiciones.'
                : `Tus ${reservasVigentes} reservas mantienen sus condiciones.`}
            </p>
          )}
          <Diferencias diferencias={diferencias} />
        </section>
      )}
      {acciones.puedeEnviar && faltas.length === 0 && !sinCambios && (
        <div className="grid justify-items-start gap-3">
          <p className="text-text-2">{alEnviar(edicion)}</p>
          {!operadorActivo && <Notice>Se publicará cuando terminemos de revisar tus datos.</Notice>}
          <Button status={acto.isPending ? 'loading' : 'default'} onClick={() => acto.mutate('enviar')}>
            Enviar a revisión
          </Button>
        </div>
      )}
      {acciones.puedeEditar && sinCambios && <p className="text-text-2">Aún no cambias nada de lo publicado.</p>}
      <div className="flex flex-wrap items-center gap-3">
        {acciones.puedeRetirar && (
          <Button
            variant="outline"
            status={acto.isPending ? 'loading' : 'default'}
            onClick={() => acto.mutate('retirar')}
          >
            Retirar de revisión
          </Button>
        )}
        {(edicion.estadoExperiencia === 'publicada' || edicion.estadoExperiencia === 'pausada') && (
          <ButtonLink to={`/experience/${slug}`} variant="outline">
            Ver publicada
          </ButtonLink>
        )}
        {acciones.puedeDescartar && <Descartar edicion={edicion} />}
      </div>
      <Historial historial={edicion.historial} />
    </div>
  )
}

function alEnviar({ esPropuesta, estado }: Edicion): string {
  if (esPropuesta) return 'Lo publicado sigue igual hasta que aprobemos el cambio.'
  return estado === 'observada'
    ? `Corrige lo pedido y envíala de nuevo. Te respondemos ${SITIO.plazo}.`
    : `Está completa. La revisamos y te respondemos ${SITIO.plazo}.`
}

function EstadoDeRevision({ edicion: { estado, motivo, esPropuesta, observaciones } }: { edicion: Edicion }) {
  if (estado === 'en_revision')
    return (
      <Notice tone="info" role="status" title={`Enviada. Te respondemos ${SITIO.plazo}`}>
        {esPropuesta ? 'Mientras tanto se ve como antes.' : 'Si quieres cambiar algo, retírala de revisión.'}
      </Notice>
    )
  if (estado === 'observada') return <Puntos observaciones={observaciones} />
  if (motivo)
    return (
      <Notice tone="danger" title="No la aceptamos">
        {motivo}
      </Notice>
    )
  if (estado === 'aprobada')
    return (
      <Notice tone="success" title="Publicada">
        Lo que cambies aquí se propone y no se ve hasta que lo aprobemos.
      </Notice>
    )
  return null
}

/** What the reviewer asks for, each with the way to its field. */
function Puntos({ observaciones }: Pick<Edicion, 'observaciones'>) {
  return (
    <Notice
      tone="warning"
      title={`Necesita cambios: ${formatCantidad(observaciones.length, 'punto por corregir', 'puntos por corregir')}`}
    >
      <ul className="grid gap-3 pt-1">
        {observaciones.map(({ campo, texto }) => (
          <li key={campo}>
            <Link
              to={{ search: `?paso=${CAMPOS[campo].paso}`, hash: fieldId(campo) }}
              preventScrollReset
              className="inline-flex min-h-11 items-center font-semibold text-inherit underline underline-offset-4"
            >
              {CAMPOS[campo].nombre}
            </Link>
            <span className="block">{texto}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Faltas({ faltas }: { faltas: Edicion['faltas'] }) {
  return (
    <section aria-labelledby="faltas" className="grid gap-3">
      <h3 id="faltas">{faltas.length === 1 ? 'Falta 1 dato' : `Faltan ${faltas.length} datos`}</h3>
      <ul className="grid gap-1">
        {faltas.map(({ campo, paso, mensaje }) => (
          <li key={campo}>
            <Link
              to={{ search: `?paso=${paso}`, hash: fieldId(campo) }}
              preventScrollReset
              className="inline-flex min-h-11 items-center text-primary underline"
            >
              {mensaje}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Descartar({ edicion: { experienciaId, esPropuesta } }: { edicion: Edicion }) {
  const { operador } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const cliente = useQueryClient()
  const descartar = useMutation({
    mutationFn: () => api.call(LLAMADAS[operador].descartar, { experienciaId }),
    onSuccess: async () => {
      localStorage.removeItem(`edicion:${experienciaId}`)
      await cliente.invalidateQueries({ queryKey: ['propias'] })
      await navigate(RUTAS_DE[operador].lista)
    },
  })
  const texto = esPropuesta ? 'Descartar el cambio' : 'Borrar el borrador'
  return (
    <>
      <Button variant="quiet" className="first:-ml-5" onClick={() => setOpen(true)}>
        {texto}
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`¿${texto}?`}
        description={
          descartar.isError
            ? detalleDe(descartar.error)
            : esPropuesta
              ? 'Lo publicado queda como está.'
              : 'Se borra lo que escribiste y sus fotos. No se puede recuperar.'
        }
        cancelText="Seguir editando"
        confirmText={texto}
        confirmStatus={descartar.isPending ? 'loading' : 'default'}
        onConfirm={() => descartar.mutate()}
      />
    </>
  )
}
