import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Vote } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Experiencia } from '#contract/experiencias.ts'
import type { ListaResumida } from '#contract/listas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { CrearLista } from './crear-lista.tsx'

/** Lists on which friends vote, above what was saved. */
export function ListasCompartidas({ guardadas }: { guardadas: Experiencia[] }) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ queryKey: ['listas'], staleTime: 0, queryFn: ({ signal }) => api.page('listarListas', { pagina: 1, porPagina: 20 }, { signal }) })
  return (
    <section aria-labelledby="listas" className="grid gap-4 rounded-card border border-border bg-surface p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-1">
          <h2 id="listas" className="font-sans text-h3 font-semibold">
            ¿Con quién vas?
          </h2>
          <p className="text-text-2">Arma una lista y deja que voten qué hacer y cuándo. No necesitan cuenta.</p>
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

function Fila({ lista: { id, nombre, clave, cerrada, experiencias, votantes } }: { lista: ListaResumida }) {
  const queryClient = useQueryClient()
  const actuar = useMutation<unknown, Error, 'cerrar' | 'borrar'>({
    mutationFn: (acto) => (acto === 'cerrar' ? api.call('cerrarLista', { listaId: id }) : api.call('borrarLista', { listaId: id })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['listas'] }),
  })
  return (
    <li className="grid gap-1 border-t border-border pt-2">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={`/lista/${clave}`} className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4">
          {nombre}
        </Link>
        {cerrada && <Badge>Cerrada</Badge>}
        <span className="text-small text-text-2">
          {formatCantidad(experiencias, 'experiencia', 'experiencias')} · {formatCantidad(votantes, 'voto', 'votos')}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-1 sm:gap-2">
        {!cerrada && <CopyButton size="dense" value={`${window.location.origin}/lista/${clave}`} label="Copiar enlace" doneLabel="Enlace copiado" />}
        {!cerrada && (
          <Button variant="quiet" size="dense" disabled={actuar.isPending} onClick={() => actuar.mutate('cerrar')}>
            Cerrar votación
          </Button>
        )}
        <Button variant="quiet" size="dense" disabled={actuar.isPending} aria-label={`Borrar ${nombre}`} onClick={() => actuar.mutate('borrar')}>
          Borrar
        </Button>
      </span>
      {actuar.error && (
        <p role="alert" className="font-medium text-danger">
          {detalleDe(actuar.error)}
        </p>
      )}
    </li>
  )
}
