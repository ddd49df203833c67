import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ModoDeDinero } from '#contract/comun.ts'
import type { Diferencia } from '#contract/diferencias.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { ConMotivo } from '../con-motivo.tsx'

const MODOS: Record<ModoDeDinero, string> = { vivo: 'de verdad', prueba: 'de prueba' }

type Modo = NonNullable<Diferencia['modo']>

/** Money of which nothing told whether it is a test: what it counts as, what a first person said of it, and saying it. */
export function CorregirModo({ diferencia: { id, intento }, modo }: { diferencia: Diferencia; modo: Modo }) {
  const [isOpen, setOpen] = useState(false)
  const { actual, propuesta } = modo
  return (
    <>
      {actual && <span className="text-text-2">Hoy cuenta como dinero {MODOS[actual]}</span>}
      {propuesta && (
        <span className="max-w-80">
          {propuesta.esTuya ? 'Propusiste' : `${propuesta.por} propuso`} que {propuesta.compra ?? 'sea'}
          {propuesta.compra && ' sea'} {MODOS[propuesta.modo]}: «{propuesta.motivo}».{' '}
          {propuesta.esTuya ? 'Falta que otra persona diga lo mismo.' : 'Falta que lo confirmes.'}
        </span>
      )}
      <Button
        size="dense"
        variant="outline"
        aria-label={`Decir si es de prueba: ${intento}`}
        onClick={() => setOpen(true)}
      >
        Decir si es de prueba
      </Button>
      {isOpen && <Formulario id={id} modo={modo} onClose={() => setOpen(false)} />}
    </>
  )
}

function Formulario({ id, modo: { actual, propuesta }, onClose }: { id: string; modo: Modo; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [modo, setModo] = useState<ModoDeDinero>(propuesta?.modo ?? actual ?? 'vivo')
  const [compra, setCompra] = useState(propuesta?.compra ?? '')
  const corregir = useMutation({
    mutationFn: (motivo: string) => api.call('corregirModo', { id, modo, motivo, ...(actual === null && { compra }) }),
    onSuccess: async (despues) => {
      toast({
        title: despues.modo?.propuesta ? 'Falta que otra persona diga lo mismo' : `Quedó como dinero ${MODOS[modo]}`,
      })
      onClose()
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
    },
  })
  return (
    <ConMotivo
      isOpen
      onClose={onClose}
      title="¿Es dinero de prueba?"
      text="Búscalo en el medio de pago o en la cartola. Si cambia de libro lo confirma otra persona, y se mueve todo lo que pagó: su devolución, su parte del operador y sus asientos."
      label="Dónde lo viste"
      hint="Queda en el historial"
      missing="Escribe dónde lo viste"
      confirmText="Guardar"
      isDestructive={false}
      guardar={corregir}
    >
      {actual === null && (
        <Field
          label="Código de la reserva"
          name="compra"
          hint="O la referencia de la propuesta o de la transferencia. Una compra a la vez"
        >
          <TextInput
            value={compra}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => setCompra(event.currentTarget.value)}
          />
        </Field>
      )}
      <RadioGroup
        legend="Este dinero es"
        name="modo"
        value={modo}
        onValueChange={(value) => setModo(value as ModoDeDinero)}
        options={[
          { value: 'vivo', label: 'De verdad', hint: 'Alguien lo pagó' },
          { value: 'prueba', label: 'De prueba', hint: 'Nadie lo pagó: no se liquida ni se devuelve' },
        ]}
      />
    </ConMotivo>
  )
}
