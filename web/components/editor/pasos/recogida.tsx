import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { PuntoDeRecogida } from '#contract/recogida.ts'
import { MAX_PUNTOS } from '#contract/topes.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Observado } from '../campos.tsx'
import { useCampo, useEditor } from '../contexto.ts'
import { nuevaClave, numeroEntre } from './claves.ts'
import { leerLugar } from './lugar-texto.ts'

type Fila = PuntoDeRecogida & { enMapa: string }

const VACIA: Omit<Fila, 'id'> = { nombre: '', direccion: '', minutosAntes: 30, ventanaMinutos: 0, lugar: null, enMapa: '' }

/** Where people are picked up; a point is saved once it has its name and its address. */
export function CampoRecogida() {
  const { contenido, cambiar, isLocked } = useEditor()
  const { error } = useCampo('recogida')
  const [filas, setFilas] = useState<Fila[]>(() => contenido.recogida.map((punto) => ({ ...punto, enMapa: punto.lugar ? `${punto.lugar.lat}, ${punto.lugar.lng}` : '' })))

  function poner(nuevas: Fila[]) {
    setFilas(nuevas)
    const dichas = nuevas.filter(({ nombre, direccion }) => nombre.trim() && direccion.trim())
    cambiar({ recogida: dichas.map(({ id, nombre, direccion, minutosAntes, ventanaMinutos, enMapa }) => ({ id, nombre: nombre.trim(), direccion: direccion.trim(), minutosAntes, ventanaMinutos, lugar: leerLugar(enMapa) })), ...(dichas.length === 0 && { recogidaObligatoria: false }) })
  }
  const editar = (id: string, cambio: Partial<Fila>) => poner(filas.map((fila) => (fila.id === id ? { ...fila, ...cambio } : fila)))
  return (
    <Observado campo="recogida">
      <fieldset id="campo-recogida" tabIndex={-1} className="grid min-w-0 gap-3">
        <legend className="font-medium">
          Recogida <span className="font-normal text-text-3">(opcional)</span>
        </legend>
        <p className="text-small text-text-2">Si pasas a buscar a tus viajeros, di dónde. Al reservar eligen uno de estos puntos.</p>
        <ol className="grid gap-3">
          {filas.map((fila, i) => (
            <li key={fila.id} className="grid gap-3 rounded-card border border-border p-4">
              <div className="flex items-center justify-between gap-2">
                <span className="font-semibold">Punto {i + 1}</span>
                {!isLocked && <IconButton label={`Quitar: punto ${i + 1}`} icon={<Trash2 size={20} aria-hidden />} onClick={() => poner(filas.filter(({ id }) => id !== fila.id))} />}
              </div>
              <div className="grid gap-3 sm:grid-cols-2">
                <Field label="Nombre" id={`punto-${fila.id}-nombre`}>
                  <TextInput value={fila.nombre} maxLength={80} readOnly={isLocked} placeholder="Plaza de Armas" onChange={(event) => editar(fila.id, { nombre: event.currentTarget.value })} />
                </Field>
                <Field label="Dirección" id={`punto-${fila.id}-direccion`}>
                  <TextInput value={fila.direccion} maxLength={140} readOnly={isLocked} onChange={(event) => editar(fila.id, { direccion: event.currentTarget.value })} />
                </Field>
                <Field label="Minutos antes de la salida" id={`punto-${fila.id}-minutos`}>
                  <TextInput inputMode="numeric" value={String(fila.minutosAntes)} readOnly={isLocked} onChange={(event) => editar(fila.id, { minutosAntes: numeroEntre(event.currentTarget.value, 720) })} />
                </Field>
                <Field label="Minutos de espera" id={`punto-${fila.id}-ventana`} hint="Cuánto puede demorar en pasar; 0 si llega a la hora">
                  <TextInput inputMode="numeric" value={String(fila.ventanaMinutos)} readOnly={isLocked} onChange={(event) => editar(fila.id, { ventanaMinutos: numeroEntre(event.currentTarget.value, 120) })} />
                </Field>
              </div>
              <Field label="Coordenadas" id={`punto-${fila.id}-lugar`} isOptional hint="Como -39.2822, -71.9776, o el enlace de un mapa">
                <TextInput value={fila.enMapa} readOnly={isLocked} autoComplete="off" onChange={(event) => editar(fila.id, { enMapa: event.currentTarget.value })} />
              </Field>
            </li>
          ))}
        </ol>
        {!isLocked && filas.length < MAX_PUNTOS && (
          <Button variant="outline" icon={<Plus size={20} aria-hidden />} className="justify-self-start" onClick={() => setFilas([...filas, { ...VACIA, id: nuevaClave() }])}>
            Agregar punto de recogida
          </Button>
        )}
        {contenido.recogida.length > 0 && (
          <Checkbox label="Todos se recogen en uno de estos puntos" hint="Nadie llega por su cuenta" checked={contenido.recogidaObligatoria} disabled={isLocked} onChange={(event) => cambiar({ recogidaObligatoria: event.currentTarget.checked })} />
        )}
        <FieldError id="campo-recogida-error" message={error} />
      </fieldset>
    </Observado>
  )
}
