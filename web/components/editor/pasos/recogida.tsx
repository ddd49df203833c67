import type { PuntoDeRecogida } from '#contract/recogida.ts'
import { MAX_PUNTOS } from '#contract/topes.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useEditor } from '../contexto.ts'
import { nuevaClave, numeroEntre } from './claves.ts'
import { AgregarFila, CampoDeFilas, Fila, useFilas } from './campo-de-filas.tsx'
import { leerLugar } from './lugar-texto.ts'

type PuntoFila = PuntoDeRecogida & { enMapa: string }

const VACIA: Omit<PuntoFila, 'id'> = {
  nombre: '',
  direccion: '',
  minutosAntes: 30,
  ventanaMinutos: 0,
  lugar: null,
  enMapa: '',
}

/** Where people are picked up; a point is saved once it has its name and its address. */
export function CampoRecogida() {
  const { contenido, cambiar, isLocked } = useEditor()
  const { filas, editar, quitar, agregar } = useFilas<PuntoFila>(
    () =>
      contenido.recogida.map((punto) => ({
        ...punto,
        enMapa: punto.lugar ? `${punto.lugar.lat}, ${punto.lugar.lng}` : '',
      })),
    guardar,
  )

  function guardar(todas: PuntoFila[]) {
    const dichas = todas.filter(({ nombre, direccion }) => nombre.trim() && direccion.trim())
    cambiar({
      recogida: dichas.map(({ id, nombre, direccion, minutosAntes, ventanaMinutos, enMapa }) => ({
        id,
        nombre: nombre.trim(),
        direccion: direccion.trim(),
        minutosAntes,
        ventanaMinutos,
        lugar: leerLugar(enMapa),
      })),
      ...(dichas.length === 0 && { recogidaObligatoria: false }),
    })
  }
  return (
    <CampoDeFilas
      campo="recogida"
      legend="Recogida"
      text="Si pasas a buscar a tus viajeros, di dónde. Al reservar eligen uno de estos puntos."
    >
      <ol className="grid gap-3">
        {filas.map((fila, i) => (
          <Fila key={fila.id} nombre="Punto" numero={i + 1} onQuitar={() => quitar(fila.id)}>
            <div className="grid gap-3 sm:grid-cols-2">
              <Field label="Nombre" id={`punto-${fila.id}-nombre`}>
                <TextInput
                  value={fila.nombre}
                  maxLength={80}
                  readOnly={isLocked}
                  placeholder="Plaza de Armas"
                  onChange={(event) => editar(fila.id, { nombre: event.currentTarget.value })}
                />
              </Field>
              <Field label="Dirección" id={`punto-${fila.id}-direccion`}>
                <TextInput
                  value={fila.direccion}
                  maxLength={140}
                  readOnly={isLocked}
                  onChange={(event) => editar(fila.id, { direccion: event.currentTarget.value })}
                />
              </Field>
              <Field label="Minutos antes de la salida" id={`punto-${fila.id}-minutos`}>
                <TextInput
                  inputMode="numeric"
                  value={String(fila.minutosAntes)}
                  readOnly={isLocked}
                  onChange={(event) => editar(fila.id, { minutosAntes: numeroEntre(event.currentTarget.value, 720) })}
                />
              </Field>
              <Field
                label="Minutos de espera"
                id={`punto-${fila.id}-ventana`}
                hint="Cuánto puede demorar en pasar; 0 si llega a la hora"
              >
                <TextInput
                  inputMode="numeric"
                  value={String(fila.ventanaMinutos)}
                  readOnly={isLocked}
                  onChange={(event) => editar(fila.id, { ventanaMinutos: numeroEntre(event.currentTarget.value, 120) })}
                />
              </Field>
            </div>
            <Field
              label="Coordenadas"
              id={`punto-${fila.id}-lugar`}
              isOptional
              hint="Como -39.2822, -71.9776, o el enlace de un mapa"
            >
              <TextInput
                value={fila.enMapa}
                readOnly={isLocked}
                autoComplete="off"
                onChange={(event) => editar(fila.id, { enMapa: event.currentTarget.value })}
              />
            </Field>
          </Fila>
        ))}
      </ol>
      {!isLocked && filas.length < MAX_PUNTOS && (
        <AgregarFila onClick={() => agregar({ ...VACIA, id: nuevaClave() })}>Agregar punto de recogida</AgregarFila>
      )}
      {contenido.recogida.length > 0 && (
        <Checkbox
          label="Todos se recogen en uno de estos puntos"
          hint="Nadie llega por su cuenta"
          checked={contenido.recogidaObligatoria}
          disabled={isLocked}
          onChange={(event) => cambiar({ recogidaObligatoria: event.currentTarget.checked })}
        />
      )}
    </CampoDeFilas>
  )
}
