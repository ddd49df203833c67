import type { CargoEnDestino } from '#contract/contenido.ts'
import { MAX_CARGOS } from '#contract/topes.ts'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { CampoDePesos } from '../../campo-de-pesos.tsx'
import { useEditor } from '../contexto.ts'
import { nuevaClave } from './claves.ts'
import { AgregarFila, CampoDeFilas, Fila, useFilas } from './campo-de-filas.tsx'

type CargoFila = { id: string; nombre: string; monto: number | null; quienPaga: string }

const estaDicha = (fila: CargoFila): fila is CargoFila & { monto: number } =>
  fila.nombre.trim() !== '' && fila.monto !== null && fila.quienPaga.trim() !== ''

/** What is paid to somebody else at the place; it is saved once it has its name, its amount and who pays it. */
export function CampoCargos() {
  const { contenido, cambiar, isLocked, errores, guardado } = useEditor()
  const { filas, editar, quitar, agregar } = useFilas<CargoFila>(
    () => contenido.cargosEnDestino.map((cargo) => ({ ...cargo, id: nuevaClave() })),
    (todas) =>
      cambiar({
        cargosEnDestino: todas.filter(estaDicha).map(({ nombre, monto, quienPaga }): CargoEnDestino => ({
          nombre: nombre.trim(),
          monto,
          quienPaga: quienPaga.trim(),
        })),
      }),
  )
  return (
    <CampoDeFilas
      campo="cargosEnDestino"
      legend="Se paga en el lugar"
      text="La entrada a un parque o un museo que no va en tu precio. Se muestra antes de reservar."
    >
      {filas.length > 0 && (
        <ol className="grid gap-3">
          {filas.map((fila, i) => (
            <Fila key={fila.id} nombre="Pago" numero={i + 1} onQuitar={() => quitar(fila.id)}>
              <Field label="Qué se paga" id={`cargo-${fila.id}-nombre`}>
                <TextInput
                  value={fila.nombre}
                  maxLength={80}
                  readOnly={isLocked}
                  placeholder="Entrada al parque nacional"
                  onChange={(event) => editar(fila.id, { nombre: event.currentTarget.value })}
                />
              </Field>
              <div className="grid gap-3 sm:grid-cols-2">
                <CampoDePesos
                  label="Monto"
                  id={`cargo-${fila.id}-monto`}
                  error={
                    errores[`cargosEnDestino.${filas.filter(estaDicha).findIndex(({ id }) => id === fila.id)}.monto`]
                  }
                  isLocked={isLocked}
                  valor={fila.monto}
                  onValor={(monto) => editar(fila.id, { monto })}
                  onDuda={(duda) => guardado.marcar(`cargo-${fila.id}-monto`, duda)}
                />
                <Field
                  label="Quién lo paga"
                  id={`cargo-${fila.id}-quien`}
                  hint="Por ejemplo: cada adulto, cada vehículo"
                >
                  <TextInput
                    value={fila.quienPaga}
                    maxLength={60}
                    readOnly={isLocked}
                    autoComplete="off"
                    onChange={(event) => editar(fila.id, { quienPaga: event.currentTarget.value })}
                  />
                </Field>
              </div>
              {!estaDicha(fila) && (
                <p className="text-small text-text-2">Se guarda cuando digas qué se paga, cuánto y quién.</p>
              )}
            </Fila>
          ))}
        </ol>
      )}
      {!isLocked && filas.length < MAX_CARGOS && (
        <AgregarFila onClick={() => agregar({ id: nuevaClave(), nombre: '', monto: null, quienPaga: 'cada persona' })}>
          Agregar un pago en el lugar
        </AgregarFila>
      )}
    </CampoDeFilas>
  )
}
