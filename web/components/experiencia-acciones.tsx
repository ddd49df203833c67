import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarDays, Eye, Link2, Pause, Play } from 'lucide-react'
import type { ExperienciaPropia } from '#contract/operadores.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast.ts'
import { LLAMADAS, RUTAS_DE, type Operador } from './editor/llamadas.ts'

/** Everything else that may be done with one of one's own. */
export function ExperienciaAcciones({
  experiencia: { id, slug, nombreExperiencia, estado, reservasVigentes, enlacePropio },
  operador,
}: {
  experiencia: ExperienciaPropia
  operador: Operador
}) {
  const cliente = useQueryClient()
  const pausar = useMutation({
    mutationFn: (enPausa: boolean) => api.call(LLAMADAS[operador].pausar, { experienciaId: id, enPausa }),
    async onSuccess(_edicion, enPausa) {
      const sigue = reservasVigentes > 0 ? ` Sigues atendiendo lo ya vendido.` : ''
      toast({
        title: enPausa ? 'Experiencia en pausa' : 'Experiencia activa',
        description: enPausa ? `No recibe reservas nuevas.${sigue}` : 'Vuelve a recibir reservas.',
      })
      await cliente.invalidateQueries({ queryKey: ['propias', operador] })
    },
    onError: (error) =>
      void toast({ variant: 'destructive', title: 'No pudimos cambiarla', description: detalleDe(error) }),
  })
  const esPublica = estado === 'publicada' || estado === 'pausada'
  const items: MenuItem[] = [
    ...(estado === 'retirada'
      ? []
      : [
          {
            label: 'Fechas',
            icon: <CalendarDays size={20} aria-hidden />,
            to: `${RUTAS_DE[operador].calendario}/${id}`,
          },
        ]),
    ...(esPublica
      ? [{ label: 'Ver como viajero', icon: <Eye size={20} aria-hidden />, to: `/experience/${slug}` }]
      : []),
    ...(enlacePropio
      ? [
          {
            label: 'Copiar mi enlace',
            icon: <Link2 size={20} aria-hidden />,
            onSelect: () => void copiarEnlace(enlacePropio),
          },
        ]
      : []),
    ...(estado === 'publicada'
      ? [{ label: 'Pausar', icon: <Pause size={20} aria-hidden />, onSelect: () => pausar.mutate(true) }]
      : []),
    ...(estado === 'pausada'
      ? [{ label: 'Activar', icon: <Play size={20} aria-hidden />, onSelect: () => pausar.mutate(false) }]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <Menu
      items={items}
      trigger={
        <Button variant="quiet" size="dense" aria-label={`${nombreExperiencia}: acciones`} disabled={pausar.isPending}>
          Acciones
        </Button>
      }
    />
  )
}

async function copiarEnlace(enlacePropio: string): Promise<void> {
  const url = new URL(enlacePropio, window.location.origin).href
  await navigator.clipboard.writeText(url).then(
    () =>
      toast({
        title: 'Enlace copiado',
        description: 'Lo que se reserve con él paga menos comisión. Cuánto, lo dice tu plan en «Mi plan».',
      }),
    () => toast({ variant: 'destructive', title: 'No pudimos copiarlo', description: url }),
  )
}
