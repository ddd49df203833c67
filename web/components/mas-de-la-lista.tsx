import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

type MasDeLaListaProps = {
  lista: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  children?: ReactNode
}

/** Below a list of which there is more. */
export function MasDeLaLista({ lista, children = 'Mostrar más' }: MasDeLaListaProps) {
  if (!lista.hasNextPage) return null
  return (
    <Button
      variant="outline"
      className="justify-self-start"
      status={lista.isFetchingNextPage ? 'loading' : 'default'}
      onClick={() => void lista.fetchNextPage()}
    >
      {children}
    </Button>
  )
}
