import { Heart } from 'lucide-react'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFavorito } from './favoritos.ts'

export default function FavoritoBoton({ id, nombre }: { id: string; nombre: string }) {
  const { isSaved, cambiar } = useFavorito(id)
  return (
    <Button
      variant="quiet"
      size="dense"
      className="min-h-11!"
      aria-pressed={isSaved}
      aria-label={isSaved ? `Quitar de favoritos: ${nombre}` : `Guardar en favoritos: ${nombre}`}
      icon={<Heart size={20} aria-hidden className={isSaved ? 'fill-accent text-accent' : ''} />}
      onClick={() => !cambiar.isPending && cambiar.mutate(undefined, { onError: (error) => void toast({ variant: 'destructive', title: 'No pudimos guardar el cambio', description: detalleDe(error) }) })}
    >
      {isSaved ? 'Guardada' : 'Guardar'}
    </Button>
  )
}
