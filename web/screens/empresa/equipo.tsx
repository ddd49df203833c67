import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Equipo as Datos, Miembro, PapelEmpresa } from '#contract/empresas.ts'
import { leerPesos } from '#domain/leer-pesos.ts'
import { PesosInput } from '#web/components/pesos-input.tsx'
import { reglaDePesos } from '#web/components/regla-de-pesos.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { miEmpresaQuery } from '#web/components/area-sesion.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatDia, formatPesos } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'

export const PAPELES: Record<PapelEmpresa, string> = {
  dueno: 'Administración',
  aprobador: 'Aprobación',
  comprador: 'Compras',
  finanzas: 'Finanzas',
  lectura: 'Solo lectura',
}
const EQUIPO = ['empresa', 'equipo']

interface PorQuitar {
  id: string
  nombre: string
  esYo: boolean
}

/** Who belongs to the company, what they may do, and what purchases are charged to. */
export function Equipo() {
  const { data: empresa } = useQuery(miEmpresaQuery)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: EQUIPO,
    queryFn: ({ signal }) => api.call('verEquipo', {}, { signal }),
    staleTime: 0,
  })
  const [elegido, setElegido] = useState<Miembro | 'nuevo' | null>(null)
  const [porQuitar, setPorQuitar] = useState<PorQuitar | null>(null)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const quitar = useMutation({
    mutationFn: ({ id }: PorQuitar) => api.call('quitarMiembro', { id }),
    onSuccess: async (equipo, { esYo }) => {
      setPorQuitar(null)
      toast({ title: esYo ? 'Ya no eres parte del equipo' : 'Ya no es parte del equipo' })
      if (!esYo) return queryClient.setQueryData(EQUIPO, equipo)
      await navigate('/empresas')
      queryClient.removeQueries({ queryKey: miEmpresaQuery.queryKey })
    },
  })
  const administra = empresa?.acciones.puedeAdministrar ?? false
  const columns = columnas(administra, setElegido, setPorQuitar)
  return (
    <section aria-labelledby="equipo" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="equipo">Equipo</h2>
        {administra && <Button onClick={() => setElegido('nuevo')}>Invitar</Button>}
      </div>
      {error ? (
        <ErrorBlock
          title="No pudimos cargar el equipo"
          text={detalleDe(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <TableSkeleton columns={columns} />
      ) : (
        <>
          <Table caption="Equipo" columns={columns} rows={data.miembros} rowKey={({ id }) => id} />
          {!administra && (
            <p className="text-small text-text-2">
              Las demás personas y sus límites los ve quien administra el equipo.
            </p>
          )}
          <Invitaciones equipo={data} administra={administra} onQuitar={setPorQuitar} />
          <Centros key={data.centros.length} equipo={data} administra={administra} />
        </>
      )}
      {elegido && <Editar miembro={elegido === 'nuevo' ? null : elegido} onClose={() => setElegido(null)} />}
      <AlertDialog
        open={porQuitar !== null}
        onOpenChange={(open) => !open && setPorQuitar(null)}
        title={porQuitar?.esYo ? '¿Salir del equipo?' : `¿Quitar a ${porQuitar?.nombre ?? ''}?`}
        description={
          porQuitar?.esYo
            ? 'Dejas de ver el panel de inmediato. Tus compras siguen en la cuenta.'
            : 'Deja de ver el panel de inmediato. Sus compras siguen en la cuenta.'
        }
        cancelText="Volver"
        confirmText={porQuitar?.esYo ? 'Sí, salir' : 'Sí, quitar'}
        confirmStatus={quitar.isPending ? 'loading' : 'default'}
        onConfirm={() => porQuitar && quitar.mutate(porQuitar)}
      >
        {quitar.error && <Notice tone="danger" role="alert" title={detalleDe(quitar.error)} />}
      </AlertDialog>
    </section>
  )
}

const columnas = (
  administra: boolean,
  onElegir: (miembro: Miembro) => void,
  onQuitar: (quien: PorQuitar) => void,
): Column<Miembro>[] => [
  {
    key: 'nombre',
    header: 'Nombre',
    isRowHeader: true,
    cell: ({ nombre, email, esYo }) => (
      <span className="grid gap-0.5">
        <span>
          {nombre}
          {esYo && ' (tú)'}
        </span>
        <span className="text-small font-normal wrap-anywhere text-text-2">{email}</span>
      </span>
    ),
  },
  { key: 'papel', header: 'Papel', cell: ({ papel }) => PAPELES[papel] },
  {
    key: 'limite',
    header: 'Límite',
    isNumber: true,
    cell: ({ limite, papel }) => (limite === null || papel === 'dueno' ? 'Sin límite' : formatPesos(limite)),
  },
  { key: 'desde', header: 'Desde', cell: ({ desde }) => formatDia(diaEn(desde)) },
  {
    key: 'acciones',
    header: 'Acciones',
    cell: (miembro) =>
      administra && (
        <span className="flex flex-wrap gap-2 max-md:justify-end">
          <Button
            size="dense"
            variant="outline"
            aria-label={`Cambiar a ${miembro.nombre}`}
            onClick={() => onElegir(miembro)}
          >
            Cambiar
          </Button>
          <Button
            size="dense"
            variant="danger-outline"
            aria-label={miembro.esYo ? 'Salir del equipo' : `Quitar a ${miembro.nombre}`}
            onClick={() => onQuitar(miembro)}
          >
            {miembro.esYo ? 'Salir' : 'Quitar'}
          </Button>
        </span>
      ),
  },
]

function Invitaciones({
  equipo: { invitaciones },
  administra,
  onQuitar,
}: {
  equipo: Datos
  administra: boolean
  onQuitar: (quien: PorQuitar) => void
}) {
  if (invitaciones.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3>Invitaciones abiertas</h3>
      <ul className="grid gap-2">
        {invitaciones.map(({ id, email, papel, venceEn, rechazada }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-border bg-surface px-4 py-2"
          >
            <span className="wrap-anywhere">
              {email}&nbsp;· {PAPELES[papel]}&nbsp;·{' '}
              {rechazada ? (
                <strong className="text-danger">
                  no llegó: esa dirección no recibe correos. Anúlala e invita a la correcta
                </strong>
              ) : (
                `vence el ${formatDia(diaEn(venceEn))}`
              )}
            </span>
            {administra && (
              <Button
                size="dense"
                variant="danger-outline"
                aria-label={`Anular la invitación de ${email}`}
                onClick={() => onQuitar({ id, nombre: email, esYo: false })}
              >
                Anular
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Editar({ miembro, onClose }: { miembro: Miembro | null; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [falta, setFalta] = useState<string | null>(null)
  const guardar = useMutation({
    mutationFn: ({ email, ...datos }: { email: string; papel: PapelEmpresa; limite: number | null }) =>
      miembro
        ? api.call('guardarMiembro', { id: miembro.id, ...datos })
        : api.call('invitarMiembro', { email, ...datos }),
    onSuccess: (equipo) => {
      queryClient.setQueryData(EQUIPO, equipo)
      toast({ title: miembro ? 'Cambios guardados' : 'Invitación enviada' })
      onClose()
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const texto = String(data.get('limite'))
    const mensaje = reglaDePesos('Ese monto es demasiado grande. Revísalo')(texto)
    setFalta(mensaje ?? null)
    if (mensaje) return
    if (!guardar.isPending)
      guardar.mutate({
        email: String(data.get('email') ?? '').trim(),
        papel: String(data.get('papel')) as PapelEmpresa,
        limite: leerPesos(texto).pesos,
      })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={miembro ? miembro.nombre : 'Invitar al equipo'}
      size="small"
      isDirty
    >
      <form onSubmit={submit} className="grid gap-5">
        {guardar.error && <Notice tone="danger" role="alert" title={detalleDe(guardar.error)} />}
        {!miembro && (
          <Field label="Correo" name="email" hint="Le enviamos un enlace que vence en 7 días">
            <TextInput type="email" autoComplete="off" spellCheck={false} maxLength={254} required />
          </Field>
        )}
        <Field label="Papel" name="papel">
          <Select
            defaultValue={miembro?.papel ?? 'comprador'}
            options={Object.entries(PAPELES).map(([value, label]) => ({ value, label }))}
          />
        </Field>
        <Field
          label="Límite por compra"
          name="limite"
          isOptional
          hint="En pesos. Sobre él, alguien más aprueba"
          error={falta ?? undefined}
        >
          <PesosInput defaultValue={miembro?.limite} />
        </Field>
        <Button type="submit" isWide status={guardar.isPending ? 'loading' : 'default'}>
          {miembro ? 'Guardar cambios' : 'Enviar invitación'}
        </Button>
      </form>
    </Dialog>
  )
}

function Centros({ equipo: { centros }, administra }: { equipo: Datos; administra: boolean }) {
  const queryClient = useQueryClient()
  const [texto, setTexto] = useState(() => centros.map(({ nombre }) => nombre).join('\n'))
  const guardar = useMutation({
    mutationFn: () =>
      api.call('guardarCentros', {
        centros: texto
          .split('\n')
          .map((linea) => linea.trim())
          .filter(Boolean),
      }),
    onSuccess: (equipo) => {
      queryClient.setQueryData(EQUIPO, equipo)
      toast({ title: 'Centros de costo guardados' })
    },
  })
  return (
    <div className="mt-6 grid max-w-form gap-3">
      <h3>Centros de costo</h3>
      {administra ? (
        <>
          {guardar.error && <Notice tone="danger" role="alert" title={detalleDe(guardar.error)} />}
          <Field label="Centros de costo" name="centros" isLabelHidden isOptional hint="Uno por línea">
            <Textarea value={texto} onChange={(event) => setTexto(event.currentTarget.value)} />
          </Field>
          <Button
            variant="outline"
            className="justify-self-start"
            status={guardar.isPending ? 'loading' : 'default'}
            onClick={() => guardar.mutate()}
          >
            Guardar centros
          </Button>
        </>
      ) : (
        <p className="text-text-2">{centros.map(({ nombre }) => nombre).join(', ') || 'Sin centros de costo'}</p>
      )}
    </div>
  )
}
