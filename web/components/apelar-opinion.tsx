import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Operador } from './experiencias-propias.tsx'

/** The operator asks for a second look at what was decided of an opinion. */
export function ApelarOpinion({ resenaId, autor, area }: { resenaId: string; autor: string; area: Operador }) {
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [falta, setFalta] = useState(false)
  const apelar = useMutation({
    mutationFn: (texto: string) =>
      api.call(area === 'anfitrion' ? 'apelarOpinionDeAnfitrion' : 'apelarOpinionDeProveedor', { resenaId, texto }),
    onSuccess: async () => {
      setOpen(false)
      toast({ title: 'Apelación enviada', description: 'La revisa otra persona y te contamos por correo' })
      await queryClient.invalidateQueries({ queryKey: ['resenas-recibidas', area] })
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const texto = String(new FormData(event.currentTarget).get('texto') ?? '').trim()
    setFalta(!texto)
    if (texto && !apelar.isPending) apelar.mutate(texto)
  }
  return (
    <>
      <Button
        variant="quiet"
        className="-ml-5 justify-self-start"
        aria-label={`Apelar la decisión sobre la opinión de ${autor}`}
        onClick={() => setOpen(true)}
      >
        Apelar la decisión
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Apelar la decisión">
        <form noValidate method="post" onSubmit={submit} className="grid gap-4">
          <p className="text-text-2">
            Alguien de nuestro equipo ya revisó esta opinión. La mira otra persona, una sola vez.
          </p>
          <Field label="Por qué no estás de acuerdo" name="texto" error={falta ? 'Escribe por qué' : undefined}>
            <Textarea rows={4} maxLength={2000} />
          </Field>
          {apelar.error && (
            <p role="alert" className="text-danger">
              {detalleDe(apelar.error)}
            </p>
          )}
          <Button type="submit" className="sm:justify-self-start" status={apelar.isPending ? 'loading' : 'default'}>
            Enviar apelación
          </Button>
        </form>
      </Dialog>
    </>
  )
}
