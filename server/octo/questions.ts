import type { Producto, RespuestaDeReventa } from '#server/modules/reventas/index.ts'
import type { Applied } from './products.ts'
import type { QuestionAnswer } from './requests.ts'

type Pregunta = Producto['preguntas'][number]

const TYPES: Record<Pregunta['tipo'], string> = {
  texto: 'text',
  parrafo: 'textarea',
  numero: 'number',
  fecha: 'date',
  hora: 'time',
  correo: 'email',
  telefono: 'tel',
  opciones: 'select',
}

const toQuestion = ({ id, titulo, ayuda, obligatoria, tipo, alternativas }: Pregunta) => ({
  id,
  title: titulo,
  shortDescription: ayuda || null,
  required: obligatoria,
  inputType: TYPES[tipo],
  selectOptions:
    tipo === 'opciones' ? alternativas.map((alternativa) => ({ label: alternativa, value: alternativa })) : [],
  coverImageUrl: null,
})

const asked = ({ preguntas }: Producto, para: Pregunta['para']) =>
  preguntas.filter((pregunta) => pregunta.para === para)

/** Once for the booking stand with the product, of each person with the unit. */
export const questionsOf = (producto: Producto, para: Pregunta['para'], applied: Applied) =>
  applied.has('questions') && { questions: asked(producto, para).map(toQuestion) }

/** Every question, answered or not. */
export const answersOf = (
  producto: Producto,
  para: Pregunta['para'],
  respuestas: readonly RespuestaDeReventa[],
  applied: Applied,
) =>
  applied.has('questions') && {
    questionAnswers: asked(producto, para).map((pregunta) => ({
      questionId: pregunta.id,
      question: toQuestion(pregunta),
      value: respuestas.find(({ preguntaId }) => preguntaId === pregunta.id)?.valor ?? null,
    })),
  }

/** Without the capability its fields say nothing. */
export const toRespuestas = (
  answers: readonly QuestionAnswer[] | null | undefined,
  applied: Applied,
): RespuestaDeReventa[] | undefined =>
  applied.has('questions')
    ? answers?.map(({ questionId, value }) => ({ preguntaId: questionId, valor: value ?? '' }))
    : undefined
