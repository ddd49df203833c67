import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ViajeroFrecuente } from '#contract/perfil.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { DoneLine } from '#web/ui/done-line.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { FailedLine } from '#web/ui/failed-line.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { formatCelular } from '#web/ui/telefono.ts'
import { viajerosQuery } from './perfil-consultas.ts'
import { TIPOS_DE_VIAJERO } from './tipos-de-viajero.ts'
import { ViajeroForm } from './viajero-form.tsx'

type Edicion = { viajero: ViajeroFrecuente | null } | null

export function ViajerosLista() {
  const { data, error, refetch, isFetching } = useQuery(viajerosQuery)
  const [edicion, setEdicion] = useState<Edicion>(null)
  const [porQuitar, setPorQuitar] = useState<ViajeroFrecuente | null>(null)
  const [hecho, setHecho] = useState('')
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar tu lista"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <SkeletonRows rows={3} row="h-20 rounded-card!" />
  const agregar = (
    <Button
      icon={<Plus size={20} aria-hidden />}
      className="justify-self-start"
      onClick={() => setEdicion({ viajero: null })}
    >
      Agregar viajero
    </Button>
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      {data.length === 0 ? (
        <EmptyBlock
          title="Aún no guardas a nadie"
          text="Aquí aparecerán las personas con las que sueles viajar"
          action={agregar}
        />
      ) : (
        <>
          <ul className="grid grid-cols-1 gap-3">
            {data.map((viajero) => (
              <Fila
                key={viajero.id}
                viajero={viajero}
                onEdit={() => setEdicion({ viajero })}
                onRemove={() => setPorQuitar(viajero)}
              />
            ))}
          </ul>
          {agregar}
        </>
      )}
      <DoneLine>{hecho}</DoneLine>
      <ViajeroForm
        isOpen={edicion !== null}
        viajero={edicion?.viajero ?? null}
        onClose={() => setEdicion(null)}
        onSaved={({ nombre }) => {
          setHecho(edicion?.viajero ? `Guardamos los cambios de ${nombre}` : `${nombre} ya está en tu lista`)
          setEdicion(null)
        }}
      />
      <Quitar
        viajero={porQuitar}
        onClose={() => setPorQuitar(null)}
        onDone={(nombre) => setHecho(`${nombre} ya no está en tu lista`)}
      />
    </div>
  )
}

function Fila({ viajero, onEdit, onRemove }: { viajero: ViajeroFrecuente; onEdit: () => void; onRemove: () => void }) {
  const { nombre, tipo, telefono, email, nota } = viajero
  const contacto = [telefono && telefonoDe(telefono), email].filter(Boolean).join('\u00a0· ')
  return (
    <li className="flex items-start gap-2 rounded-card border border-border bg-surface py-3 pr-2 pl-4 shadow-e1">
      <div className="grid min-w-0 grow py-1">
        <p className="font-semibold wrap-break-word">{nombre}</p>
        <p className="text-small wrap-break-word text-text-2">
          {[TIPOS_DE_VIAJERO[tipo], contacto].filter(Boolean).join('\u00a0· ')}
        </p>
        {nota && <p className="text-small wrap-break-word text-text-2">{nota}</p>}
      </div>
      <IconButton label={`Editar a ${nombre}`} icon={<Pencil size={20} aria-hidden />} onClick={onEdit} />
      <IconButton label={`Quitar a ${nombre}`} icon={<Trash2 size={20} aria-hidden />} onClick={onRemove} />
    </li>
  )
}

const telefonoDe = (e164: string): string =>
  e164.startsWith('+56') ? `+56 ${formatCelular('+56', e164.slice(3))}` : e164

function Quitar({
  viajero,
  onClose,
  onDone,
}: {
  viajero: ViajeroFrecuente | null
  onClose: () => void
  onDone: (nombre: string) => void
}) {
  const queryClient = useQueryClient()
  const quitar = useMutation({
    mutationFn: ({ id }: ViajeroFrecuente) => api.call('quitarViajeroFrecuente', { id }),
    onSuccess: async (_nada, { nombre }) => {
      await queryClient.invalidateQueries({ queryKey: viajerosQuery.queryKey })
      onDone(nombre)
      onClose()
    },
  })
  return (
    <AlertDialog
      open={viajero !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`¿Quitar a ${viajero?.nombre ?? ''}?`}
      description="Olvidamos sus datos. Tus reservas no cambian."
      cancelText="Mantener en la lista"
      confirmText="Sí, quitar"
      confirmStatus={quitar.isPending ? 'loading' : 'default'}
      onConfirm={() => viajero && quitar.mutate(viajero)}
    >
      {quitar.error && <FailedLine>{detalleDe(quitar.error)}</FailedLine>}
    </AlertDialog>
  )
}
