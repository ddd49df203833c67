import { type ComponentType, lazy, Suspense } from 'react'
import type { CasoConHechos, TipoCaso } from '#contract/casos.ts'
import { VerReserva } from './ver-reserva.tsx'
import { AreaEspera } from '#web/components/area-privada.tsx'

const Operador = lazy(async () => ({ default: (await import('./operador/revisar-operador.tsx')).RevisarOperador }))
const Ficha = lazy(async () => ({ default: (await import('../operador/ficha-operador.tsx')).FichaOperador }))
const Consulta = lazy(async () => ({ default: (await import('./consulta/responder-consulta.tsx')).ResponderConsulta }))
const Opinion = lazy(async () => ({ default: (await import('./opinion/moderar-opinion.tsx')).ModerarOpinion }))

const Sancion = ({ caso }: { caso: CasoConHechos }) => <Ficha tipo={caso.objeto} id={caso.objetoId} />

const Transferir = lazy(async () => ({ default: (await import('./reembolso/transferir.tsx')).Transferir }))

/** One that waits for its account, or one that is late at the provider. */
const Devolucion = ({ caso }: { caso: CasoConHechos }) =>
  caso.objeto === 'transferencia' ? (
    <Transferir caso={caso} />
  ) : (
    <VerReserva reservaId={String(caso.detalle.reserva ?? '')} />
  )

/** Of an operator out of sale, or of an opinion that was hidden. */
const Apelacion = ({ caso }: { caso: CasoConHechos }) =>
  caso.objeto === 'resena' ? (
    <Opinion caso={caso} />
  ) : (
    <Ficha tipo={caso.objeto} id={String(caso.detalle.operador ?? '')} />
  )

/** What is decided in a case and how: one panel for each kind that has its own; the rest has its timeline. */
const PANELES: Partial<Record<TipoCaso, ComponentType<{ caso: CasoConHechos }>>> = {
  experiencia: lazy(async () => ({
    default: (await import('./experiencia/revisar-experiencia.tsx')).RevisarExperiencia,
  })),
  empresa: lazy(async () => ({ default: (await import('./empresa/revisar-empresa.tsx')).RevisarEmpresa })),
  cotizacion: lazy(async () => ({ default: (await import('./empresa/atender-solicitud.tsx')).AtenderSolicitud })),
  pago: lazy(async () => ({ default: (await import('./empresa/atender-solicitud.tsx')).AtenderSolicitud })),
  reembolso: Devolucion,
  disputa: lazy(async () => ({ default: (await import('./disputa/atender-disputa.tsx')).AtenderDisputa })),
  discrepancia: lazy(async () => ({
    default: (await import('./discrepancia/revisar-diferencia.tsx')).RevisarDiferencia,
  })),
  liquidacion: lazy(async () => ({ default: (await import('./liquidacion/ver-pago-pendiente.tsx')).VerPagoPendiente })),
  entrega: lazy(async () => ({ default: (await import('./entrega/ver-entrega-fallida.tsx')).VerEntregaFallida })),
  mensaje: lazy(async () => ({ default: (await import('./mensaje/revisar-mensaje.tsx')).RevisarMensaje })),
  operador: Operador,
  documento: Operador,
  datos: lazy(async () => ({ default: (await import('./datos/resolver-datos.tsx')).ResolverDatos })),
  ausencia: lazy(async () => ({ default: (await import('./ausencia/decidir-ausencia.tsx')).DecidirAusencia })),
  suspension: Sancion,
  apelacion: Apelacion,
  opinion: Opinion,
  asistente: Consulta,
  consulta: Consulta,
  reporte: lazy(async () => ({ default: (await import('./reporte/revisar-reporte.tsx')).RevisarReporte })),
}

export function PanelDeCaso({ caso }: { caso: CasoConHechos }) {
  const Panel = PANELES[caso.tipo]
  return (
    Panel && (
      <Suspense fallback={<AreaEspera />}>
        <Panel caso={caso} />
      </Suspense>
    )
  )
}
