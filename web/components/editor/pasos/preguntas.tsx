import type { Pregunta } from '#contract/recogida.ts'
import { MAX_PREGUNTAS } from '#contract/topes.ts'
import { enDias } from '#domain/reglas/valores.ts'
import { useCondiciones } from '#web/components/condiciones.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useEditor } from '../contexto.ts'
import { nuevaClave } from './claves.ts'
import { AgregarFila, CampoDeFilas, Fila, useFilas } from './campo-de-filas.tsx'

const TIPOS: { value: Pregunta['tipo']; label: string }[] = [
  { value: 'texto', label: 'Texto corto' },
  { value: 'parrafo', label: 'Texto largo' },
  { value: 'numero', label: 'Número' },
  { value: 'opciones', label: 'Elegir de una lista' },
  { value: 'fecha', label: 'Fecha' },
  { value: 'hora', label: 'Hora' },
  { value: 'telefono', label: 'Teléfono' },
  { value: 'correo', label: 'Correo' },
]

const PARA: { value: Pregunta['para']; label: string }[] = [
  { value: 'reserva', label: 'Una vez por reserva' },
  { value: 'persona', label: 'A cada persona' },
]

const VACIA: Omit<Pregunta, 'id'> = {
  titulo: '',
  ayuda: '',
  para: 'reserva',
  tipo: 'texto',
  obligatoria: false,
  alternativas: [],
}

/** What is asked of whoever books; a question is saved once it is written, and one of a list once it has two alternatives. */
export function CampoPreguntas() {
  const { contenido, cambiar, isLocked } = useEditor()
  const { data: condiciones } = useCondiciones()
  const { filas, editar, quitar, agregar } = useFilas<Pregunta>(() => contenido.preguntas, guardar)

  function guardar(todas: Pregunta[]) {
    const escritas = todas.filter(
      ({ titulo, tipo, alternativas }) => titulo.trim() && (tipo !== 'opciones' || new Set(alternativas).size >= 2),
    )
    cambiar({
      preguntas: escritas.map((una) => ({
        ...una,
        titulo: una.titulo.trim(),
        ayuda: una.ayuda.trim(),
        alternativas: una.tipo === 'opciones' ? una.alternativas : [],
      })),
    })
  }
  return (
    <CampoDeFilas
      campo="preguntas"
      legend="Preguntas al reservar"
      text={`Pregunta solo lo que necesitas para ese día: tallas, dieta, alergias. Borramos las respuestas ${condiciones ? `${enDias(condiciones.retencion.respuestas)} después` : 'después del viaje'}.`}
    >
      <ol className="grid gap-3">
        {filas.map((fila, i) => (
          <Fila key={fila.id} nombre="Pregunta" numero={i + 1} onQuitar={() => quitar(fila.id)}>
            <Field label="Pregunta" id={`pregunta-${fila.id}-titulo`}>
              <TextInput
                value={fila.titulo}
                maxLength={120}
                readOnly={isLocked}
                placeholder="¿Alguna alergia o dieta?"
                onChange={(event) => editar(fila.id, { titulo: event.currentTarget.value })}
              />
            </Field>
            <div className="grid gap-3 sm:grid-cols-2">
              <Field label="A quién" id={`pregunta-${fila.id}-para`}>
                <Select
                  options={PARA}
                  value={fila.para}
                  disabled={isLocked}
                  onChange={(event) => editar(fila.id, { para: event.currentTarget.value as Pregunta['para'] })}
                />
              </Field>
              <Field label="Respuesta" id={`pregunta-${fila.id}-tipo`}>
                <Select
                  options={TIPOS}
                  value={fila.tipo}
                  disabled={isLocked}
                  onChange={(event) => editar(fila.id, { tipo: event.currentTarget.value as Pregunta['tipo'] })}
                />
              </Field>
            </div>
            {fila.tipo === 'opciones' && (
              <Field label="Alternativas" id={`pregunta-${fila.id}-alternativas`} hint="Una por línea, al menos dos">
                <Textarea
                  defaultValue={fila.alternativas.join('\n')}
                  rows={3}
                  readOnly={isLocked}
                  onChange={(event) =>
                    editar(fila.id, {
                      alternativas: event.currentTarget.value
                        .split('\n')
                        .map((linea) => linea.trim())
                        .filter(Boolean),
                    })
                  }
                />
              </Field>
            )}
            <Field
              label="Ayuda"
              id={`pregunta-${fila.id}-ayuda`}
              isOptional
              hint="Para qué lo preguntas, o cómo responder"
            >
              <TextInput
                value={fila.ayuda}
                maxLength={200}
                readOnly={isLocked}
                onChange={(event) => editar(fila.id, { ayuda: event.currentTarget.value })}
              />
            </Field>
            <Checkbox
              label="Hay que responderla para reservar"
              checked={fila.obligatoria}
              disabled={isLocked}
              onChange={(event) => editar(fila.id, { obligatoria: event.currentTarget.checked })}
            />
          </Fila>
        ))}
      </ol>
      {!isLocked && filas.length < MAX_PREGUNTAS && (
        <AgregarFila onClick={() => agregar({ ...VACIA, id: nuevaClave() })}>Agregar pregunta</AgregarFila>
      )}
    </CampoDeFilas>
  )
}
