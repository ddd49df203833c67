import { Heart } from 'lucide-react'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFavorito } from './favoritos.ts'

type FavoritoBotonProps = {
  id: string
  nombre: string
  /** A heart alone, over the picture of the card it stands beside. */
  isOnCover?: boolean
}

export default function FavoritoBoton({ id, nombre, isOnCover = false }: FavoritoBotonProps) {
  const { isSaved, cambiar } = useFavorito(id)
  const comun = {
    'aria-pressed': isSaved,
    icon: <Heart size={20} aria-hidden className={isSaved ? 'fill-accent text-accent' : ''} />,
    onClick: () =>
      !cambiar.isPending &&
      cambiar.mutate(undefined, {
        onError: (error) =>
          void toast({ variant: 'destructive', title: 'No pudimos guardar el cambio', description: detalleDe(error) }),
      }),
  }
  const label = isSaved ? `Quitar de favoritos: ${nombre}` : `Guardar en favoritos: ${nombre}`
  if (isOnCover)
    return (
      <IconButton
        variant="plate"
        label={label}
        title={isSaved ? 'Quitar de favoritos' : 'Guardar en favoritos'}
        {...comun}
        className="absolute! top-2 right-2"
      />
    )
  return (
    <Button variant="quiet" size="dense" className="min-h-11!" aria-label={label} {...comun}>
      {isSaved ? 'Guardada' : 'Guardar'}
    </Button>
  )
}
