import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Colega, Papel } from '#contract/personal.ts'
import { TEXTOS_DE_PAPEL } from '#domain/permisos/papeles.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import { AreaEspera } from '#web/components/area-privada.tsx'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { PaginaDe, POR_PAGINA, usePagina } from '#web/components/pagina-de.tsx'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatSalida } from '#web/ui/horas.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Equipo')
}

const INVITACIONES: Record<NonNullable<Colega['invitacion']>, [tone: 'info' | 'warning' | 'danger', texto: string]> = {
  enviada: ['info', 'Invitación enviada'],
  vencida: ['warning', 'Invitación vencida'],
  rechazada: ['danger', 'La invitación no llegó: esa dirección no recibe correos'],
}
const OPCIONES = Object.entries(TEXTOS_DE_PAPEL).map(([value, label]) => ({ value, label }))
const EQUIPO = ['admin', 'personal']

export default function PersonalDeAdmin() {
  const [isInviting, setInviting] = useState(false)
  return (
    <AreaAdmin
      title="Equipo"
      seccion="personal"
      text="Cada persona entra solo a lo que su papel necesita"
      action={<Button onClick={() => setInviting(true)}>Invitar</Button>}
    >
      {() => (
        <>
          <Lista />
          <Dialog open={isInviting} onOpenChange={setInviting} title="Invitar al equipo" size="small">
            <Invitacion onDone={() => setInviting(false)} />
          </Dialog>
        </>
      )}
    </AreaAdmin>
  )
}

function Lista() {
  const pagina = usePagina()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...EQUIPO, pagina],
    queryFn: ({ signal }) => api.page('listarPersonal', { pagina, porPagina: POR_PAGINA }, { signal }),
    staleTime: 0,
  })
  if (error && !data)
    return (
      <ErrorBlock
        title="No pudimos cargar el equipo"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  return (
    <>
      <ul className="grid gap-3">
        {data.items.map((colega) => (
          <Fila key={colega.id} colega={colega} />
        ))}
      </ul>
      <PaginaDe pagina={pagina} total={data.total} />
    </>
  )
}

function Fila({ colega }: { colega: Colega }) {
  const queryClient = useQueryClient()
  const [isLeaving, setLeaving] = useState(false)
  const alTerminar = () => queryClient.invalidateQueries({ queryKey: EQUIPO })
  const cambiar = useMutation({
    mutationFn: (papel: Papel) => api.call('cambiarPapel', { personaId: colega.id, papel }),
    onSuccess: alTerminar,
  })
  const quitar = useMutation({
    mutationFn: () => api.call('quitarPersonal', { personaId: colega.id }),
    onSuccess: alTerminar,
  })
  const reenviar = useMutation({
    mutationFn: () => api.call('reenviarInvitacionDePersonal', { personaId: colega.id }),
    onSuccess: alTerminar,
  })
  const falla = cambiar.error ?? quitar.error ?? reenviar.error
  return (
    <li className="grid gap-3 rounded-card border border-border bg-surface p-4 md:grid-cols-[minmax(0,1fr)_24rem_6rem] md:items-center">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {colega.nombre}
          {colega.soyYo && <Badge tone="info">Tú</Badge>}
          {colega.invitacion && (
            <Badge tone={INVITACIONES[colega.invitacion][0]}>{INVITACIONES[colega.invitacion][1]}</Badge>
          )}
          <Badge tone={colega.tieneSegundoFactor ? 'success' : 'warning'}>
            {colega.tieneSegundoFactor ? 'Con segundo factor' : 'Sin segundo factor'}
          </Badge>
        </p>
        <p className="text-small text-text-2 wrap-anywhere">
          {colega.email}&nbsp;·{' '}
          {colega.ultimoUsoEn ? `última actividad ${formatSalida(colega.ultimoUsoEn)}` : 'sin sesión abierta'}
        </p>
        {colega.invitacion && (
          <Button
            variant="quiet"
            size="dense"
            className="-ml-3 justify-self-start"
            aria-label={`Reenviar la invitación a ${colega.nombre}`}
            status={reenviar.isPending ? 'loading' : 'default'}
            onClick={() => reenviar.mutate()}
          >
            Reenviar invitación
          </Button>
        )}
        {reenviar.isSuccess && colega.invitacion === 'enviada' && (
          <p role="status" className="text-small text-success">
            Salió otra invitación, por 7 días. El enlace de antes ya no vale.
          </p>
        )}
      </div>
      {colega.soyYo ? (
        <p className="grid gap-1 md:col-span-2">
          <span className="font-medium">Tu papel</span>
          <span className="text-text-2">{TEXTOS_DE_PAPEL[colega.papel]}</span>
        </p>
      ) : (
        <Field label={`Papel de ${colega.nombre}`}>
          <Select
            value={colega.papel}
            options={OPCIONES}
            disabled={cambiar.isPending}
            onChange={(event) => cambiar.mutate(event.currentTarget.value as Papel)}
          />
        </Field>
      )}
      {!colega.soyYo && (
        <Button
          variant="danger-outline"
          className="md:mt-8"
          aria-label={`Quitar del equipo: ${colega.nombre}`}
          onClick={() => setLeaving(true)}
        >
          Quitar
        </Button>
      )}
      {falla && <Notice tone="danger" role="alert" title={detalleDe(falla)} className="md:col-span-3" />}
      <AlertDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={`¿Quitar a ${colega.nombre} del equipo?`}
        description="Sus sesiones de administración se cierran ahora. Su cuenta de viajero sigue igual."
        cancelText="Volver"
        confirmText="Sí, quitar"
        confirmStatus={quitar.isPending ? 'loading' : 'default'}
        onConfirm={() => quitar.mutate()}
      />
    </li>
  )
}

function Invitacion({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  const invitar = useMutation({
    mutationFn: (datos: { nombre: string; email: string; papel: Papel }) => api.call('invitarPersonal', datos),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: EQUIPO })
      onDone()
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    invitar.mutate({
      nombre: String(data.get('nombre')),
      email: String(data.get('email')),
      papel: String(data.get('papel')) as Papel,
    })
  }
  return (
    <form onSubmit={submit} className="grid gap-5">
      {invitar.error && <Notice tone="danger" role="alert" title={detalleDe(invitar.error)} />}
      <Field label="Nombre" name="nombre">
        <TextInput required maxLength={80} autoComplete="off" />
      </Field>
      <Field
        label="Correo"
        name="email"
        hint="Le enviamos una invitación. Si no tiene cuenta, con ella elige su contraseña; vale 7 días"
      >
        <TextInput type="email" required maxLength={254} autoComplete="off" />
      </Field>
      <Field label="Papel" name="papel">
        <Select options={OPCIONES} defaultValue="soporte" />
      </Field>
      <Button type="submit" isWide status={invitar.isPending ? 'loading' : 'default'}>
        Enviar invitación
      </Button>
    </form>
  )
}
