import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Regla, TextoConRevision, VersionDeRegla } from '#contract/reglas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.ts'

type RevisionProps = { regla: Pick<Regla, 'clase' | 'nombre'>; version: VersionDeRegla }

/** Whether a version of a legal text is still a draft, and the way to approve it. */
export function Revision({ regla: { clase, nombre }, version: { version, estado, revision } }: RevisionProps) {
  const [isOpen, setOpen] = useState(false)
  if (!revision) return null
  if (revision.estado === 'aprobada') {
    return (
      <p className="flex flex-wrap items-center gap-2 text-small">
        <Badge tone="success">Aprobada</Badge> por {revision.por}, el {formatSalida(revision.en!)}
      </p>
    )
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-small">
        <Badge tone="warning">Borrador en revisión legal</Badge>{' '}
        {estado === 'vigente'
          ? 'Lo dice al pie del texto.'
          : estado === 'programada'
            ? 'Lo dirá al pie del texto desde que rija.'
            : 'Nadie la aprobó.'}
      </p>
      {revision.puedeAprobar && (
        <Button
          variant="outline"
          className="self-start justify-self-start"
          aria-label={`Aprobar esta versión: ${nombre}, versión ${version}`}
          onClick={() => setOpen(true)}
        >
          Aprobar esta versión
        </Button>
      )}
      <Confirmar
        clase={clase as TextoConRevision}
        nombre={nombre}
        version={version}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

function Confirmar({
  clase,
  nombre,
  version,
  isOpen,
  onClose,
}: {
  clase: TextoConRevision
  nombre: string
  version: number
  isOpen: boolean
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  const aprobar = useMutation({
    mutationFn: () => api.call('aprobarTextoLegal', { clase, version }),
    onSuccess: async (regla) => {
      queryClient.setQueryData(['admin', 'reglas', clase], regla)
      onClose()
      toast({ title: `${nombre}: la versión ${version} quedó aprobada` })
      await queryClient.invalidateQueries({ queryKey: ['admin', 'reglas'] })
    },
  })
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={`¿Aprobar la versión ${version} de ${nombre}?`}
      description="El texto deja de decir que es un borrador. Queda en la auditoría con tu nombre y no se deshace: para corregirlo se publica otra versión, que vuelve a ser un borrador."
      cancelText="Volver"
      confirmText="Sí, aprobar"
      confirmStatus={aprobar.isPending ? 'loading' : 'default'}
      isDestructive={false}
      onConfirm={() => aprobar.mutate()}
    >
      {aprobar.error && <Notice tone="danger" role="alert" title={detalleDe(aprobar.error)} />}
    </AlertDialog>
  )
}
