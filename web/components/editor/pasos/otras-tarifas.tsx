import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { OtraTarifa } from '#contract/contenido.ts'
import { TARIFAS } from '#web/components/catalogo-textos.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { CampoDePesos } from '../../campo-de-pesos.tsx'
import { numeroDe } from '../campos.tsx'
import { useEditor } from '../contexto.ts'
import { CampoDeFilas } from './campo-de-filas.tsx'

type Tipo = OtraTarifa['tipo']

const TIPOS: readonly Tipo[] = ['nino', 'adultoMayor', 'estudiante', 'residente', 'grupo']
const AYUDAS: Partial<Record<Tipo, string>> = {
  nino: '0 si no paga',
  adultoMayor: '0 si no paga',
  grupo: 'Por toda la salida, con todos sus cupos',
}
const idDe = (tipo: Tipo, campo: string) => `tarifa-${tipo}-${campo}`

/** Prices beside the adult's, each kind once; a kind is saved as soon as it is added, and asked for its price before review. */
export function CampoOtrasTarifas() {
  const { contenido, cambiar, isLocked, errores } = useEditor()
  const [nueva, setNueva] = useState<Tipo | null>(null)
  const filas = contenido.otrasTarifas
  const porAgregar = TIPOS.filter((tipo) => filas.every((fila) => fila.tipo !== tipo))
  const errorDe = (i: number, campo: string) => errores[`otrasTarifas.${i}.${campo}`]

  useEffect(() => {
    if (nueva) document.getElementById(idDe(nueva, 'precio'))?.focus()
  }, [nueva])

  function agregar(tipo: Tipo) {
    const todas = [...filas, { tipo, precio: null, edadMin: null, edadMax: null }]
    cambiar({ otrasTarifas: TIPOS.flatMap((uno) => todas.filter((fila) => fila.tipo === uno)) })
    setNueva(tipo)
  }
  function quitar(tipo: Tipo) {
    cambiar({ otrasTarifas: filas.filter((fila) => fila.tipo !== tipo) })
    setNueva(null)
    document.getElementById('campo-otrasTarifas')?.focus()
  }
  return (
    <CampoDeFilas
      campo="otrasTarifas"
      legend="Otras tarifas"
      text={
        filas.length === 0
          ? 'Ahora todos pagan el precio de un adulto. Agrega a quienes pagan otro.'
          : 'Quien no tiene una tarifa aquí paga el precio de un adulto.'
      }
      hasOwnErrors={Object.keys(errores).some((nombre) => nombre.startsWith('otrasTarifas.'))}
    >
      {filas.length > 0 && (
        <ul className="grid gap-3">
          {filas.map((fila, i) => (
            <Fila
              key={fila.tipo}
              fila={fila}
              errorDe={(campo) => errorDe(i, campo)}
              onQuitar={() => quitar(fila.tipo)}
              onCambio={(cambio) =>
                cambiar({ otrasTarifas: filas.map((una) => (una === fila ? { ...una, ...cambio } : una)) })
              }
            />
          ))}
        </ul>
      )}
      {!isLocked && porAgregar.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {porAgregar.map((tipo) => (
            <Button
              key={tipo}
              variant="outline"
              icon={<Plus size={20} aria-hidden />}
              aria-label={`Agregar tarifa: ${TARIFAS[tipo].uno}`}
              onClick={() => agregar(tipo)}
            >
              {TARIFAS[tipo].uno}
            </Button>
          ))}
        </div>
      )}
    </CampoDeFilas>
  )
}

type FilaProps = {
  fila: OtraTarifa
  errorDe: (campo: string) => string | undefined
  onCambio: (cambio: Partial<OtraTarifa>) => void
  onQuitar: () => void
}

function Fila({ fila, errorDe, onCambio, onQuitar }: FilaProps) {
  const { isLocked, guardado } = useEditor()
  const { tipo } = fila
  const nombre = TARIFAS[tipo].uno
  const numero = (
    campo: 'edadMin' | 'edadMax',
    label: string,
    { isOptional = false }: { isOptional?: boolean } = {},
  ) => (
    <Field label={label} id={idDe(tipo, campo)} error={errorDe(campo)} isOptional={isOptional}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        value={fila[campo] === null ? '' : String(fila[campo])}
        readOnly={isLocked}
        onChange={(event) => onCambio({ [campo]: numeroDe(event.currentTarget.value) })}
      />
    </Field>
  )
  return (
    <li>
      <fieldset className="grid min-w-0 gap-3 rounded-card border border-border p-4">
        <legend className="sr-only">{nombre}</legend>
        <div className="flex items-center justify-between gap-2">
          <span aria-hidden className="font-semibold">
            {nombre}
          </span>
          {!isLocked && (
            <IconButton label={`Quitar tarifa: ${nombre}`} icon={<Trash2 size={20} aria-hidden />} onClick={onQuitar} />
          )}
        </div>
        <div className="grid gap-3 sm:grid-cols-[1fr_1.5fr_1fr]">
          <CampoDePesos
            label="Precio"
            id={idDe(tipo, 'precio')}
            error={errorDe('precio')}
            hint={AYUDAS[tipo]}
            isLocked={isLocked}
            valor={fila.precio}
            onValor={(precio) => onCambio({ precio })}
            onDuda={(duda) => guardado.marcar(idDe(tipo, 'precio'), duda)}
          />
          {tipo === 'nino' && numero('edadMin', 'Desde qué edad', { isOptional: true })}
          {tipo === 'nino' && numero('edadMax', 'Hasta qué edad')}
          {tipo === 'adultoMayor' && numero('edadMin', 'Desde qué edad')}
        </div>
      </fieldset>
    </li>
  )
}
