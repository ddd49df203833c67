import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ObjetoDenunciado } from '#contract/denuncias.ts'
import { Button } from '#web/ui/button.tsx'

const ReportarDialogo = lazy(() => import('./reportar-dialogo.tsx'))

type ReportarProps = { objeto: ObjetoDenunciado; id: string; nombre: string }

/** Whoever sees something that should not be here says so; the form comes when it is asked for. */
export default function Reportar({ objeto, id, nombre }: ReportarProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="dense"
        className="-ml-3 justify-self-start"
        icon={<Flag size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {objeto === 'experiencia' ? 'Reportar esta experiencia' : 'Reportar este perfil'}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportarDialogo objeto={objeto} id={id} nombre={nombre} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
