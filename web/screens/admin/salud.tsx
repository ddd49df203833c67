import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Salud } from '#contract/salud.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { formatEspera } from '#web/components/caso-textos.ts'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCantidad, formatNumero, formatPeso } from '#web/ui/formato.ts'
import { formatHora, formatSalida } from '#web/ui/horas.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { Notice } from '#web/ui/notice.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { AvisosFallidos } from './salud/avisos-fallidos.tsx'
import { CartasMuertas } from './salud/cartas-muertas.tsx'
import { CorreosRechazados } from './salud/correos-rechazados.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Salud')
}

const CLAVE = ['admin', 'salud']

export default function SaludDeAdmin() {
  return (
    <AreaAdmin title="Salud" seccion="salud" text="Cómo está funcionando el sitio por dentro">
      {() => <Estado />}
    </AreaAdmin>
  )
}

function Estado() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: CLAVE,
    queryFn: ({ signal }) => api.call('verSalud', {}, { signal }),
    staleTime: 0,
    refetchInterval: 30_000,
  })
  if (error && !data)
    return (
      <ErrorBlock
        title="No pudimos revisar la salud"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  return (
    <>
      <p role="status" className="text-small text-text-2">
        Actualizado a las {formatHora(data.en)}
      </p>
      <Promesas salud={data} />
      {data.correo.sinServidorDesde && (
        <Notice tone="warning" title="El servidor de correo no responde">
          Desde el {formatSalida(data.correo.sinServidorDesde)} no recibe correos. Se le pregunta cada minuto; cuando
          vuelva, salen juntos los {formatNumero(data.correo.pendientes)} que esperan.
        </Notice>
      )}
      {data.pagos.llaveRechazadaDesde && (
        <Notice tone="danger" title="El medio de pago no acepta nuestra llave">
          Desde el {formatSalida(data.pagos.llaveRechazadaDesde)} no se sabe de ningún pago. Revisa STRIPE_SECRET_KEY y
          parte de nuevo; después finanzas da el caso por resuelto.
        </Notice>
      )}
      <Cifras salud={data} />
      <section aria-labelledby="cartas" className="grid grid-cols-1 gap-3">
        <h2 id="cartas">Trabajos fallidos</h2>
        <CartasMuertas total={data.cartas.cantidad} onChange={() => void refetch()} />
      </section>
      <section aria-labelledby="avisos" className="grid grid-cols-1 gap-3">
        <h2 id="avisos">Avisos de pago fallidos</h2>
        <AvisosFallidos total={data.pagos.avisosFallidos} onChange={() => void refetch()} />
      </section>
      <section aria-labelledby="correos" className="grid grid-cols-1 gap-3">
        <h2 id="correos">Correos rechazados</h2>
        <CorreosRechazados total={data.correo.rechazados} onChange={() => void refetch()} />
      </section>
      <section aria-labelledby="colas" className="grid grid-cols-1 gap-3">
        <h2 id="colas">En la cola</h2>
        {data.trabajos.length === 0 ? (
          <p className="text-text-2">Nada espera.</p>
        ) : (
          <Table
            caption="Trabajos que esperan"
            columns={columnasEn(data.en)}
            rows={data.trabajos}
            rowKey={({ trabajo }) => trabajo}
            isDense
          />
        )}
      </section>
    </>
  )
}

const hace = (en: string, desde: string | null): string =>
  desde ? `el más antiguo espera ${formatEspera(Date.parse(en) - Date.parse(desde)).toLowerCase()}` : 'nada espera'

function Cifras({ salud: { en, trabajos, cartas, correo, pagos, respaldos, almacenamiento } }: { salud: Salud }) {
  const esperando = trabajos.reduce((suma, trabajo) => suma + trabajo.esperando + trabajo.fallando, 0)
  const masAntiguo =
    trabajos
      .map(({ desde }) => desde)
      .filter((desde) => desde !== null)
      .toSorted()[0] ?? null
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      <Tile label="Cola" value={formatNumero(esperando)} detail={hace(en, masAntiguo)} />
      <Tile
        label="Trabajos fallidos"
        value={formatNumero(cartas.cantidad)}
        detail={cartas.desde ? `desde el ${formatSalida(cartas.desde)}` : 'ninguno por atender'}
      />
      <Tile
        label="Correo"
        value={formatCantidad(correo.pendientes, 'por enviar', 'por enviar')}
        detail={`${formatCantidad(correo.enviadosHoy, 'enviado', 'enviados')} hoy, ${formatCantidad(correo.fallidos + correo.rechazados, 'sin entregar', 'sin entregar')}\u00a0· ${correo.destino === 'smtp' ? 'por SMTP' : 'a archivos'}`}
      />
      <Tile
        label={{ prueba: 'Pagos, de prueba', stripe: 'Pagos, Stripe', ninguno: 'Sin medio de pago' }[pagos.modo]}
        value={formatCantidad(pagos.desconocidos, 'sin resolver', 'sin resolver')}
        detail={`${formatCantidad(pagos.sinAplicar + pagos.avisosFallidos, 'aviso sin aplicar', 'avisos sin aplicar')}\u00a0· ${pagos.ultimoAviso ? `último ${formatSalida(pagos.ultimoAviso)}` : 'aún sin avisos'}`}
      />
      <Tile
        label="Respaldo"
        value={
          respaldos.propios ? (respaldos.ultimoEn ? formatSalida(respaldos.ultimoEn) : 'Ninguno aún') : 'Del servidor'
        }
        detail={detalleDeRespaldo(respaldos)}
      />
      <Tile
        label="Almacenamiento"
        value={formatPeso(almacenamiento.baseBytes)}
        detail={`${formatCantidad(almacenamiento.fotos, 'foto', 'fotos')}, ${formatPeso(almacenamiento.fotosBytes)}${almacenamiento.libreBytes === null ? '' : `\u00a0· quedan ${formatPeso(almacenamiento.libreBytes)}`}`}
      />
    </div>
  )
}

function detalleDeRespaldo({ propios, archivos, probado }: Salud['respaldos']): string {
  if (!propios) return 'Este programa no respalda un PostgreSQL ajeno'
  const contenido = archivos
    ? `con ${formatCantidad(archivos.cantidad, 'archivo', 'archivos')} (${formatPeso(archivos.bytes)})\u00a0· `
    : ''
  if (!probado) return `${contenido}aún no se prueba restaurar uno`
  return `${contenido}restaurado de prueba el ${formatSalida(probado.en)}: ${probado.fallas === 0 ? 'todo en orden' : formatCantidad(probado.fallas, 'falla', 'fallas')}`
}

function Promesas({ salud: { comprobacion } }: { salud: Salud }) {
  const queryClient = useQueryClient()
  const comprobar = useMutation({
    mutationFn: () => api.call('comprobarAhora', {}),
    onSuccess: (salud) => queryClient.setQueryData(CLAVE, salud),
  })
  return (
    <section aria-labelledby="promesas" className="grid gap-3">
      <h2 id="promesas">Promesas de los datos</h2>
      {comprobacion === null ? (
        <Notice>Aún no se comprueban. Se comprueban solas cada hora.</Notice>
      ) : comprobacion.rotas.length === 0 ? (
        <Notice tone="success" title={`Todas se cumplen, ${formatSalida(comprobacion.en)}`} />
      ) : (
        <Notice
          tone="danger"
          title={`${formatCantidad(comprobacion.rotas.length, 'caso no cumple', 'casos no cumplen')}, ${formatSalida(comprobacion.en)}`}
        >
          <ul className="grid gap-1">
            {comprobacion.rotas.map(({ invariante, caso }) => (
              <li key={invariante + caso} className="wrap-anywhere">
                {invariante}: {caso}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {comprobar.error && <Notice tone="danger" role="alert" title={detalleDe(comprobar.error)} />}
      <Button
        className="sm:justify-self-start"
        status={comprobar.isPending ? 'loading' : 'default'}
        onClick={() => comprobar.mutate()}
      >
        Comprobar ahora
      </Button>
    </section>
  )
}

const columnasEn = (en: string): Column<Salud['trabajos'][number]>[] => [
  {
    key: 'trabajo',
    header: 'Trabajo',
    isRowHeader: true,
    cell: ({ trabajo }) => <span className="wrap-anywhere">{trabajo}</span>,
  },
  { key: 'esperando', header: 'Esperan', isNumber: true, cell: ({ esperando }) => formatNumero(esperando) },
  { key: 'fallando', header: 'Se reintentan', isNumber: true, cell: ({ fallando }) => formatNumero(fallando) },
  { key: 'enCurso', header: 'En curso', isNumber: true, cell: ({ enCurso }) => formatNumero(enCurso) },
  {
    key: 'desde',
    header: 'El más antiguo',
    cell: ({ desde }) => (desde ? formatEspera(Date.parse(en) - Date.parse(desde)) : '—'),
  },
]
