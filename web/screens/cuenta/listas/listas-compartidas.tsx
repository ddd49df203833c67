import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2, Vote } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Experiencia } from '#contract/experiencias.ts'
import type { ListaResumida } from '#contract/listas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { FailedLine } from '#web/ui/failed-line.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CrearLista } from './crear-lista.tsx'

/** Lists on which friends vote, above what was saved. */
export function ListasCompartidas({ guardadas }: { guardadas: Experiencia[] }) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ['listas'],
    staleTime: 0,
    queryFn: ({ signal }) => api.page('listarListas', { pagina: 1, porPagina: 20 }, { signal }),
  })
  return (
    <section aria-labelledby="listas" className="grid gap-4 rounded-card border border-border bg-surface p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-1">
          <h2 id="listas" className="font-sans text-h3 font-semibold">
            ¿Con quién vas?
          </h2>
          <p className="max-w-measure text-text-2">
            Arma una lista y deja que voten qué hacer y cuándo. No necesitan cuenta.
          </p>
        </div>
        <Button variant="outline" icon={<Vote size={20} aria-hidden />} onClick={() => setOpen(true)}>
          Crear una lista
        </Button>
      </div>
      {data && data.items.length > 0 && (
        <ul className="grid gap-3">
          {data.items.map((lista) => (
            <Fila key={lista.id} lista={lista} />
          ))}
        </ul>
      )}
      {isOpen && <CrearLista guardadas={guardadas} onClose={() => setOpen(false)} />}
    </section>
  )
}

function Fila({ lista }: { lista: ListaResumida }) {
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { id, nombre, clave, cerrada, experiencias, votantes } = lista
  const cerrar = useMutation({
    mutationFn: () => api.call('cerrarLista', { listaId: id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['listas'] }),
  })
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-1 border-t border-border pt-2">
      <span className="flex flex-wrap items-center gap-x-3">
        <Link
          to={`/lista/${clave}`}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
        >
          {nombre}
        </Link>
        {cerrada && <Badge>Cerrada</Badge>}
        <span className="text-small text-text-2">
          {formatCantidad(experiencias, 'experiencia', 'experiencias')}&nbsp;·{' '}
          {votantes === 0 ? 'nadie ha votado' : formatCantidad(votantes, 'persona votó', 'personas votaron')}
        </span>
      </span>
      <IconButton
        variant="quiet"
        className="-mr-3"
        label={`Borrar ${nombre}`}
        icon={<Trash2 size={20} aria-hidden />}
        onClick={() => setAsking(true)}
      />
      {!cerrada && (
        <span className="col-span-2 flex flex-wrap items-center gap-1 sm:gap-2">
          <CopyButton
            size="dense"
            value={`${window.location.origin}/lista/${clave}`}
            label="Copiar enlace"
            doneLabel="Enlace copiado"
          />
          <Button variant="quiet" size="dense" disabled={cerrar.isPending} onClick={() => cerrar.mutate()}>
            Cerrar votación
          </Button>
        </span>
      )}
      {cerrar.error && (
        <p role="alert" className="col-span-2 font-medium text-danger">
          {detalleDe(cerrar.error)}
        </p>
      )}
      <Borrar lista={lista} open={isAsking} onClose={() => setAsking(false)} />
    </li>
  )
}

function Borrar({
  lista: { id, nombre, votantes },
  open,
  onClose,
}: {
  lista: ListaResumida
  open: boolean
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  const borrar = useMutation({
    mutationFn: () => api.call('borrarLista', { listaId: id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['listas'] }),
  })
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`¿Borrar «${nombre}»?`}
      description={
        votantes === 0
          ? 'Su enlace deja de servir.'
          : `Se borra con sus votos y su enlace deja de servir. ${formatCantidad(votantes, 'persona votó', 'personas votaron')}.`
      }
      cancelText="Mantener la lista"
      confirmText="Sí, borrar"
      confirmStatus={borrar.isPending ? 'loading' : 'default'}
      onConfirm={() => borrar.mutate()}
    >
      {borrar.error && <FailedLine>{detalleDe(borrar.error)}</FailedLine>}
    </AlertDialog>
  )
}
