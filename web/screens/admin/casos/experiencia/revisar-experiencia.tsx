import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CasoConHechos } from '#contract/casos.ts'
import type { EdicionEnRevision } from '#contract/ediciones.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { formatHora } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ConMotivo } from '../../con-motivo.tsx'
import { BarraDeDecision } from '../barra-de-decision.tsx'
import { SiguienteCaso } from '../siguiente-caso.tsx'
import { usePlazo } from '../use-plazo.ts'
import type { Campo } from './campos.ts'
import { Lista, PUNTOS_DE_LISTA, type PuntoDeLista } from './lista.tsx'
import { Pagina, type Puntos } from './pagina.tsx'

export function RevisarExperiencia({ caso }: { caso: CasoConHechos }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'edicion', caso.objetoId],
    queryFn: ({ signal }) => api.call('verEdicionPorRevisar', { experienciaId: caso.objetoId }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos abrir la experiencia"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  return data ? <Revision caso={caso} edicion={data} /> : <AreaEspera />
}

const ESPERA_MS = 10_000

function Revision({ caso, edicion }: { caso: CasoConHechos; edicion: EdicionEnRevision }) {
  const [puntos, setPuntos] = useState<Puntos>({})
  const [marcados, setMarcados] = useState<ReadonlySet<PuntoDeLista>>(new Set())
  const [aviso, setAviso] = useState<string | null>(null)
  const [isRejecting, setRejecting] = useState(false)
  const decidir = useDecidir(caso, edicion)
  const plazo = usePlazo(ESPERA_MS, () => decidir.aprobar.mutate())
  const isOpen = edicion.acciones.puedeDecidir && !caso.esDeOtraPersona && decidir.hecho === null
  const escritos = Object.entries(puntos) as [Campo, string][]

  function aprobar() {
    if (marcados.size < PUNTOS_DE_LISTA.length) {
      setAviso('lista')
      document.getElementById('campo-lista')?.focus()
    } else {
      setAviso(null)
      plazo.empezar()
    }
  }
  function pedirCambios() {
    const vacio = escritos.find(([, texto]) => texto.trim() === '')
    if (escritos.length === 0 || vacio) {
      setAviso('Escribe qué debe corregir')
      document
        .querySelector<HTMLElement>(vacio ? `[name="punto-${vacio[0]}"]` : '[aria-label^="Pedir un cambio"]')
        ?.focus()
    } else {
      setAviso(null)
      decidir.observar.mutate(escritos.map(([campo, texto]) => ({ campo, texto: texto.trim() })))
    }
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <Resumen edicion={edicion} />
      {decidir.hecho && (
        <Notice tone="success" role="status" title={decidir.hecho} action={<SiguienteCaso caso={caso} />}>
          Le avisamos por correo a quien la envió.
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18.75rem]">
        <Pagina
          edicion={edicion}
          puntos={puntos}
          isOpen={isOpen}
          onPunto={(campo, texto) =>
            setPuntos(({ [campo]: _, ...rest }) => (texto === null ? rest : { ...rest, [campo]: texto }))
          }
        />
        {isOpen && (
          <Lista
            edicion={edicion}
            marcados={marcados}
            falta={aviso === 'lista'}
            onMarcar={(punto, si) =>
              setMarcados((antes) => new Set(si ? [...antes, punto] : [...antes].filter((otro) => otro !== punto)))
            }
          />
        )}
      </div>
      {isOpen && (
        <BarraDeDecision
          avisos={
            <>
              {decidir.falla && <Notice tone="danger" role="alert" title={detalleDe(decidir.falla)} />}
              {aviso && aviso !== 'lista' && <Notice tone="danger" role="alert" title={aviso} />}
            </>
          }
        >
          {plazo.isCorriendo ? (
            <Notice
              tone="info"
              role="status"
              className="grow"
              title="La publicamos en 10 segundos"
              action={
                <Button variant="outline" size="dense" onClick={plazo.deshacer}>
                  Deshacer
                </Button>
              }
            />
          ) : (
            <>
              <Button
                loadingText="Enviando"
                status={decidir.aprobar.isPending ? 'loading' : 'default'}
                onClick={aprobar}
              >
                Aprobar
              </Button>
              <Button
                variant="outline"
                loadingText="Enviando"
                status={decidir.observar.isPending ? 'loading' : 'default'}
                onClick={pedirCambios}
              >
                {escritos.length > 0
                  ? `Pedir ${formatCantidad(escritos.length, 'cambio', 'cambios')}`
                  : 'Pedir cambios'}
              </Button>
              {edicion.acciones.puedeRechazar && (
                <Button variant="danger-outline" onClick={() => setRejecting(true)}>
                  Rechazar
                </Button>
              )}
            </>
          )}
        </BarraDeDecision>
      )}
      <ConMotivo
        isOpen={isRejecting && isOpen}
        onClose={() => setRejecting(false)}
        title="¿Rechazar esta experiencia?"
        text={
          edicion.rechazos > 0
            ? 'Es el segundo rechazo: quien la envió ya no podrá mandarla otra vez.'
            : 'Quien la envió puede corregirla y mandarla otra vez.'
        }
        label="Regla y motivo"
        hint={`El correo dirá: «No aceptamos ${edicion.contenido.nombreExperiencia}. Motivo: …»`}
        missing="Escribe la regla y el motivo"
        confirmText="Sí, rechazar"
        guardar={decidir.rechazar}
      />
    </div>
  )
}

function Resumen({ edicion }: { edicion: EdicionEnRevision }) {
  return (
    <p className="flex flex-wrap items-center gap-2 text-text-2">
      <Badge tone={edicion.esPropuesta ? 'info' : 'primary'}>
        {edicion.esPropuesta
          ? `Cambio ${edicion.numero}: ${formatCantidad(edicion.diferencias.length, 'dato', 'datos')}`
          : 'Experiencia nueva'}
      </Badge>
      {edicion.rechazos > 0 && <Badge tone="danger">{formatCantidad(edicion.rechazos, 'rechazo', 'rechazos')}</Badge>}
      <Link
        to={`/admin/operadores/${edicion.operador.tipo}/${edicion.operador.id}`}
        className="inline-flex min-h-11 items-center text-primary underline"
      >
        {edicion.operador.nombre}
      </Link>
      {edicion.reservasVigentes > 0 && (
        <span>
          {formatCantidad(edicion.reservasVigentes, 'reserva vendida mantiene', 'reservas vendidas mantienen')} sus
          condiciones
        </span>
      )}
    </p>
  )
}

function useDecidir(caso: CasoConHechos, { experienciaId, version, contenido }: EdicionEnRevision) {
  const queryClient = useQueryClient()
  const [hecho, setHecho] = useState<string | null>(null)
  const alTerminar = (texto: string) => (despues: EdicionEnRevision) => {
    setHecho(texto)
    queryClient.setQueryData(['admin', 'edicion', caso.objetoId], despues)
    void queryClient.invalidateQueries({ queryKey: ['admin', 'caso', caso.id] })
    void queryClient.invalidateQueries({ queryKey: ['admin', 'casos'] })
    void queryClient.invalidateQueries({ queryKey: ['admin', 'colas'] })
  }
  const aprobar = useMutation({
    mutationFn: () => api.call('aprobarEdicion', { experienciaId, version }),
    onSuccess: (despues) => alTerminar(`Aprobada. Se publicó a las ${formatHora(new Date())}`)(despues),
  })
  const observar = useMutation({
    mutationFn: (observaciones: { campo: Campo; texto: string }[]) =>
      api.call('observarEdicion', { experienciaId, version, observaciones }),
    onSuccess: alTerminar('Pediste cambios'),
  })
  const rechazar = useMutation({
    mutationFn: (motivo: string) => api.call('rechazarEdicion', { experienciaId, version, motivo }),
    onSuccess: alTerminar(`Rechazaste ${contenido.nombreExperiencia}`),
  })
  return { aprobar, observar, rechazar, hecho, falla: aprobar.error ?? observar.error }
}
