import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Compra } from '#contract/compras.ts'
import type { Reserva } from '#contract/reservas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { miEmpresaQuery } from '#web/components/area-sesion.ts'
import { PaginaDe, POR_PAGINA, usePagina } from '#web/components/pagina-de.tsx'
import { ReservaEstado } from '#web/components/reserva-estado.tsx'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCodigo, formatPesos, sinCortes } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { ConfirmarRetenida } from './confirmar-retenida.tsx'
import { Cupos } from './cupos.tsx'
import { Nomina } from './nomina.tsx'
import { COMPRAS } from './solicitudes-consulta.ts'

/** What the company bought for others. */
export function Compras() {
  const { data: empresa } = useQuery(miEmpresaQuery)
  const reservar = empresa?.acciones.puedeComprar && (
    <ButtonLink to="/empresas/reservar">Reservar para otras personas</ButtonLink>
  )
  return (
    <div className="grid grid-cols-1 gap-8">
      <Cupos />
      <section aria-labelledby="reservas" className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="grid gap-1">
            <h2 id="reservas">Reservas</h2>
            <p className="text-small text-text-2">De la más nueva a la más antigua</p>
          </div>
          {reservar}
        </div>
        <Lista vacio={reservar} />
      </section>
    </div>
  )
}

function Lista({ vacio }: { vacio: ReactNode }) {
  const pagina = usePagina()
  const queryClient = useQueryClient()
  const [conNombres, setConNombres] = useState<Compra | null>(null)
  const [hecha, setHecha] = useState<string | null>(null)
  const [porDeber, setPorDeber] = useState<Compra | null>(null)
  const [porConfirmar, setPorConfirmar] = useState<Compra | null>(null)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...COMPRAS, pagina],
    queryFn: ({ signal }) => api.page('listarCompras', { pagina, porPagina: POR_PAGINA }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const decidir = useMutation({
    mutationFn: (datos: { id: string; decision: 'aprobar' | 'rechazar' }) => api.call('decidirCompra', datos),
    onSuccess: async (_, { decision }) => {
      await queryClient.invalidateQueries({ queryKey: COMPRAS })
      toast({ title: decision === 'aprobar' ? 'Compra aprobada' : 'Compra rechazada' })
    },
    onError: (falla) =>
      toast({ title: 'No pudimos guardar tu decisión', description: detalleDe(falla), variant: 'destructive' }),
  })
  async function contar({ codigo, total }: Compra) {
    await queryClient.invalidateQueries({ queryKey: COMPRAS })
    setHecha(`${formatCodigo(codigo)} está confirmada. ${formatPesos(total)} quedaron a cuenta.`)
  }
  const deber = useMutation({
    mutationFn: ({ id }: Compra) => api.call('pagarACuenta', { id }),
    onSuccess: contar,
    onSettled: () => setPorDeber(null),
  })
  const columns = columnas({
    onNombres: setConNombres,
    onDecidir: decidir.mutate,
    onDeber: setPorDeber,
    onConfirmar: setPorConfirmar,
    isBusy: decidir.isPending || deber.isPending,
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar tus reservas"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <TableSkeleton columns={columns} isDense />
  if (data.total === 0)
    return (
      <EmptyBlock
        headingLevel={3}
        title="Aún no tienes reservas"
        text="Cuando reserves para tu equipo o tus clientes, aparecerán aquí"
        action={vacio}
      />
    )
  return (
    <>
      {deber.error && (
        <Notice tone="danger" role="alert" title="No quedó a cuenta">
          {detalleDe(deber.error)}
        </Notice>
      )}
      {hecha && (
        <Notice tone="success" role="status" title={hecha}>
          Agrega los nombres de quienes van y descarga el voucher.
        </Notice>
      )}
      <Table caption="Reservas" isDense columns={columns} rows={data.items} rowKey={({ id }) => id} />
      <PaginaDe pagina={pagina} total={data.total} />
      {porConfirmar && (
        <ConfirmarRetenida compra={porConfirmar} onClose={() => setPorConfirmar(null)} onHecha={contar} />
      )}
      {conNombres && <Nomina compra={conNombres} onClose={() => setConNombres(null)} />}
      <AlertDialog
        open={porDeber !== null}
        onOpenChange={(open) => !open && setPorDeber(null)}
        title={`¿Dejar ${formatPesos(porDeber?.total ?? 0)} a cuenta?`}
        description="La reserva se confirma ahora y el monto queda en la cuenta de tu empresa. Si después cancelas, vale la política de la experiencia."
        cancelText="Volver"
        confirmText="Sí, dejar a cuenta"
        isDestructive={false}
        onConfirm={() => {
          setHecha(null)
          if (porDeber && !deber.isPending) deber.mutate(porDeber)
        }}
      />
    </>
  )
}

interface Actos {
  onNombres: (compra: Compra) => void
  onDecidir: (datos: { id: string; decision: 'aprobar' | 'rechazar' }) => void
  onDeber: (compra: Compra) => void
  onConfirmar: (compra: Compra) => void
  isBusy: boolean
}

const columnas = (actos: Actos): Column<Compra>[] => [
  {
    key: 'experiencia',
    header: 'Experiencia',
    isRowHeader: true,
    cell: ({ codigo, nombreExperiencia, ordenCompra, centroDeCosto, aCuenta, dePrueba }) => (
      <span className="grid gap-0.5 lg:min-w-36">
        <Link
          to={`/mis-entradas/${codigo}`}
          className="inline-flex min-h-11 items-center text-primary underline lg:min-h-10"
        >
          {nombreExperiencia}
        </Link>
        {dePrueba && <Badge tone="info">Prueba</Badge>}
        <Datos datos={[formatCodigo(codigo), ordenCompra, centroDeCosto, aCuenta && 'A cuenta']} />
      </span>
    ),
  },
  {
    key: 'salida',
    header: 'Salida',
    cell: ({ inicio, zonaHoraria }) => <Salida dichas={formatSalida(inicio, zonaHoraria).split('\u00a0· ')} />,
  },
  {
    key: 'para',
    header: 'Para',
    cell: ({ responsable, nombres, plazas }) => (
      <span className="inline-block max-md:text-right lg:min-w-26">
        {responsable && `${responsable}, `}
        {sinCortes(`${nombres} de ${plazas} nombres`)}
      </span>
    ),
  },
  { key: 'total', header: 'Total', isNumber: true, cell: ({ total }) => formatPesos(total) },
  {
    key: 'estado',
    header: 'Estado',
    cell: (compra) =>
      compra.aprobacion === 'pendiente' && compra.estado === 'pendiente' ? (
        <Badge tone="warning">Espera aprobación</Badge>
      ) : compra.acciones.puedeConfirmar ? (
        <Badge tone="warning">Por confirmar</Badge>
      ) : (
        <ReservaEstado
          reserva={{ ...(compra as unknown as Pick<Reserva, 'estado' | 'estadoPago'>), dePrueba: false }}
        />
      ),
  },
  { key: 'acciones', header: 'Acciones', cell: (compra) => <Acciones compra={compra} {...actos} /> },
]

/** A code or an order is never broken inside. */
function Datos({ datos }: { datos: (string | null | false)[] }) {
  return (
    <span className="flex flex-wrap gap-x-3 text-small font-normal text-text-2">
      {datos
        .filter((dato) => dato)
        .map((dato) => (
          <span key={String(dato)} className="whitespace-nowrap">
            {dato}
          </span>
        ))}
    </span>
  )
}

/** In a narrow column it breaks after the day, or before the name of a zone that is not ours. */
function Salida({ dichas }: { dichas: string[] }) {
  return (
    <span>
      <span className="whitespace-nowrap">{dichas[0]}&nbsp;·</span> {dichas[1]}
    </span>
  )
}

function Acciones({ compra, onNombres, onDecidir, onDeber, onConfirmar, isBusy }: Actos & { compra: Compra }) {
  const { puedePagar, puedePagarACuenta, puedeConfirmar, puedeAprobar, puedeNombrar, tieneVoucher } = compra.acciones
  const de = `: ${compra.nombreExperiencia}`
  return (
    <span className="flex flex-wrap gap-2 max-md:justify-end lg:min-w-46">
      {puedePagar && (
        <ButtonLink to={`/pagar/${compra.id}`} reloadDocument size="dense" aria-label={`Pagar${de}`}>
          Pagar
        </ButtonLink>
      )}
      {puedePagarACuenta && (
        <Button size="dense" variant="outline" aria-label={`A cuenta${de}`} onClick={() => onDeber(compra)}>
          A cuenta
        </Button>
      )}
      {puedeConfirmar && (
        <Button size="dense" variant="outline" aria-label={`Confirmar${de}`} onClick={() => onConfirmar(compra)}>
          Confirmar
        </Button>
      )}
      {puedeAprobar && (
        <>
          <Button
            size="dense"
            variant="outline"
            aria-label={`Aprobar${de}`}
            status={isBusy ? 'loading' : 'default'}
            onClick={() => onDecidir({ id: compra.id, decision: 'aprobar' })}
          >
            Aprobar
          </Button>
          <Button
            size="dense"
            variant="danger-outline"
            aria-label={`Rechazar${de}`}
            onClick={() => onDecidir({ id: compra.id, decision: 'rechazar' })}
          >
            Rechazar
          </Button>
        </>
      )}
      {puedeNombrar && (
        <Button size="dense" variant="outline" aria-label={`Nombres${de}`} onClick={() => onNombres(compra)}>
          Nombres
        </Button>
      )}
      {tieneVoucher && (
        <ButtonLink to={`/empresas/voucher/${compra.id}`} size="dense" variant="outline" aria-label={`Voucher${de}`}>
          Voucher
        </ButtonLink>
      )}
    </span>
  )
}
