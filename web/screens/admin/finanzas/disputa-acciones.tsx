import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Disputa } from '#contract/finanzas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { ConMotivo } from '../con-motivo.tsx'
import { ESTADOS_DEUDA, nombreDeDisputa } from './disputa-textos.ts'

const NOTA_MIN = 5

/** Who looks after a dispute, what was told to the bank, and what its buyer owes us. */
export function DisputaAcciones({ disputa }: { disputa: Disputa }) {
  const { nota, responsable, deuda, acciones } = disputa
  return (
    <span className="grid max-w-80 justify-items-start gap-2 max-md:justify-items-end md:min-w-40">
      {nota && <span>{nota}</span>}
      {responsable && <span className="text-text-2">A cargo de {responsable}</span>}
      {acciones.puedeResponder && <Responder disputa={disputa} />}
      {deuda && (
        <span>
          Deuda {ESTADOS_DEUDA[deuda.estado]}: {formatPesos(deuda.monto)}
        </span>
      )}
      {deuda?.propuesta && <span className="text-text-2">{esperaDe(deuda.propuesta)}</span>}
      {acciones.puedeCerrarDeuda && <CerrarDeuda disputa={disputa} />}
    </span>
  )
}

const esperaDe = ({ decision, por, esTuya }: NonNullable<NonNullable<Disputa['deuda']>['propuesta']>): string =>
  `${esTuya ? 'La diste' : `${por} la dio`} por ${ESTADOS_DEUDA[decision]}. ${esTuya ? 'Falta que otra persona diga lo mismo.' : 'Falta que lo confirmes.'}`

function Responder({ disputa: { id, nota, ...disputa } }: { disputa: Disputa }) {
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [falta, setFalta] = useState(false)
  const atender = useMutation({
    mutationFn: (texto: string) => api.call('atenderDisputa', { id, nota: texto }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      setOpen(false)
      toast({ title: 'Respuesta anotada' })
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const texto = String(new FormData(event.currentTarget).get('nota')).trim()
    setFalta(texto.length < NOTA_MIN)
    if (texto.length >= NOTA_MIN) atender.mutate(texto)
  }
  return (
    <>
      <Button
        size="dense"
        variant="outline"
        aria-label={`${nota ? 'Cambiar' : 'Anotar'} respuesta: ${nombreDeDisputa(disputa)}`}
        onClick={() => setOpen(true)}
      >
        {nota ? 'Cambiar' : 'Anotar respuesta'}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Respuesta al banco">
        <form onSubmit={submit} noValidate className="grid gap-4">
          <Field label="Qué prueba enviamos" name="nota" {...(falta && { error: 'Escribe qué prueba enviamos' })}>
            <Textarea rows={4} maxLength={1000} defaultValue={nota ?? ''} />
          </Field>
          {atender.error && (
            <p role="alert" className="text-danger">
              {detalleDe(atender.error)}
            </p>
          )}
          <Button type="submit" status={atender.isPending ? 'loading' : 'default'}>
            Guardar
          </Button>
        </form>
      </Dialog>
    </>
  )
}

const CIERRES = {
  cobrada: {
    boton: 'Marcar cobrada',
    titulo: '¿Marcar la deuda como cobrada?',
    texto: 'El dinero tiene que estar en nuestra cuenta. Anota la referencia de la transferencia.',
    hecho: 'Deuda cobrada',
  },
  castigada: {
    boton: 'Dar por incobrable',
    titulo: '¿Dar la deuda por incobrable?',
    texto: 'Queda como pérdida en el libro. Anota qué se intentó.',
    hecho: 'Deuda incobrable',
  },
} as const

function CerrarDeuda({ disputa: { id, deuda, ...disputa } }: { disputa: Disputa }) {
  const queryClient = useQueryClient()
  const [decision, setDecision] = useState<keyof typeof CIERRES | null>(null)
  const cerrar = useMutation({
    mutationFn: (nota: string) => api.call('cerrarDeuda', { id, decision: decision!, nota }),
    onSuccess: async ({ deuda: despues }) => {
      toast({ title: despues?.estado === 'abierta' ? 'Falta que otra persona lo confirme' : CIERRES[decision!].hecho })
      setDecision(null)
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
    },
  })
  return (
    <span className="flex flex-wrap gap-2">
      {(['cobrada', 'castigada'] as const)
        .filter((cual) => !(deuda?.propuesta?.esTuya && deuda.propuesta.decision === cual))
        .map((cual) => (
          <Button
            key={cual}
            size="dense"
            variant={cual === 'cobrada' ? 'outline' : 'quiet'}
            aria-label={`${CIERRES[cual].boton}: ${nombreDeDisputa(disputa)}`}
            onClick={() => setDecision(cual)}
          >
            {CIERRES[cual].boton}
          </Button>
        ))}
      {decision && (
        <ConMotivo
          isOpen
          onClose={() => setDecision(null)}
          title={CIERRES[decision].titulo}
          text={CIERRES[decision].texto}
          label="Nota"
          missing="Escribe la nota"
          confirmText="Sí, cerrar la deuda"
          isDestructive={decision === 'castigada'}
          guardar={cerrar}
        />
      )}
    </span>
  )
}
