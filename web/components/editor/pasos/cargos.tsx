import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { CargoEnDestino } from '#contract/contenido.ts'
import { MAX_CARGOS } from '#contract/topes.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { numeroDe, Observado } from '../campos.tsx'
import { useCampo, useEditor } from '../contexto.ts'
import { nuevaClave } from './claves.ts'

type Fila = { id: string; nombre: string; monto: number | null; quienPaga: string }

const estaDicha = (fila: Fila): fila is Fila & { monto: number } => fila.nombre.trim() !== '' && fila.monto !== null && fila.quienPaga.trim() !== ''

/** What is paid to somebody else at the place; it is saved once it has its name, its amount and who pays it. */
export function CampoCargos() {
  const { contenido, cambiar, isLocked, errores } = useEditor()
  const { error } = useCampo('cargosEnDestino')
  const [filas, setFilas] = useState<Fila[]>(() => contenido.cargosEnDestino.map((cargo) => ({ ...cargo, id: nuevaClave() })))

  function poner(nuevas: Fila[]) {
    setFilas(nuevas)
    cambiar({ cargosEnDestino: nuevas.filter(estaDicha).map(({ nombre, monto, quienPaga }): CargoEnDestino => ({ nombre: nombre.trim(), monto, quienPaga: quienPaga.trim() })) })
  }
  const editar = (id: string, cambio: Partial<Fila>) => poner(filas.map((fila) => (fila.id === id ? { ...fila, ...cambio } : fila)))
  return (
    <Observado campo="cargosEnDestino">
      <fieldset id="campo-cargosEnDestino" tabIndex={-1} className="grid min-w-0 gap-3">
        <legend className="font-medium">
          Se paga en el lugar <span className="font-normal text-text-3">(opcional)</span>
        </legend>
        <p className="text-small text-text-2">La entrada a un parque o un museo que no va en tu precio. Se muestra antes de reservar.</p>
        {filas.length > 0 && (
          <ul className="grid gap-3">
            {filas.map((fila, i) => (
              <li key={fila.id} className="grid gap-3 rounded-card border border-border p-4">
                <div className="flex items-center justify-between gap-2">
                  <span className="font-semibold">Pago {i + 1}</span>
                  {!isLocked && <IconButton label={`Quitar: pago ${i + 1}`} icon={<Trash2 size={20} aria-hidden />} onClick={() => poner(filas.filter(({ id }) => id !== fila.id))} />}
                </div>
                <Field label="Qué se paga" id={`cargo-${fila.id}-nombre`}>
                  <TextInput value={fila.nombre} maxLength={80} readOnly={isLocked} placeholder="Entrada al parque nacional" onChange={(event) => editar(fila.id, { nombre: event.currentTarget.value })} />
                </Field>
                <div className="grid gap-3 sm:grid-cols-2">
                  <Field label="Monto" id={`cargo-${fila.id}-monto`} error={errores[`cargosEnDestino.${filas.filter(estaDicha).findIndex(({ id }) => id === fila.id)}.monto`]}>
                    <TextInput inputMode="numeric" autoComplete="off" icon="$" value={fila.monto === null ? '' : String(fila.monto)} readOnly={isLocked} onChange={(event) => editar(fila.id, { monto: numeroDe(event.currentTarget.value) })} />
                  </Field>
                  <Field label="Quién lo paga" id={`cargo-${fila.id}-quien`} hint="Por ejemplo: cada adulto, cada vehículo">
                    <TextInput value={fila.quienPaga} maxLength={60} readOnly={isLocked} autoComplete="off" onChange={(event) => editar(fila.id, { quienPaga: event.currentTarget.value })} />
                  </Field>
                </div>
                {!estaDicha(fila) && <p className="text-small text-text-2">Se guarda cuando digas qué se paga, cuánto y quién.</p>}
              </li>
            ))}
          </ul>
        )}
        {!isLocked && filas.length < MAX_CARGOS && (
          <Button variant="outline" icon={<Plus size={20} aria-hidden />} className="justify-self-start" onClick={() => setFilas([...filas, { id: nuevaClave(), nombre: '', monto: null, quienPaga: 'cada persona' }])}>
            Agregar un pago en el lugar
          </Button>
        )}
        <FieldError id="campo-cargosEnDestino-error" message={error} />
      </fieldset>
    </Observado>
  )
}
