import { venceCaso } from '#domain/casos/plazos.ts'
import type { Tx } from '#server/ctx.ts'
import { insertRows } from './insert-rows.ts'
import { viajera } from './personas.ts'
import { idDe } from './seeded.ts'

const HORA_MS = 3_600_000
const QUIEN_RESPONDE = idDe('usuario:admin')

const PREGUNTADAS = [
  {
    name: 'ayuda',
    tipo: 'consulta',
    origen: 'ayuda',
    titulo: 'Consulta desde la ayuda',
    haceHoras: 6,
    texto: 'Compré con el correo del trabajo y ya no tengo acceso. ¿Pueden pasar la reserva a mi cuenta?',
    email: 'carla.fuentes@ejemplo.cl',
    usuarioId: null,
    extracto: [],
  },
  {
    name: 'asistente',
    tipo: 'asistente',
    origen: 'asistente',
    titulo: 'Conversación con Matheus',
    haceHoras: 3,
    texto: 'Cancelé hace dos semanas y todavía no veo la plata en mi tarjeta.',
    email: null,
    usuarioId: viajera.id,
    extracto: [
      {
        mensaje: '¿cuándo llega mi devolución?',
        respuesta:
          'La devolución vuelve al mismo medio de pago: la pedimos dentro de 24 horas y tu banco puede tardar de 5 a 10 días hábiles.',
      },
    ],
  },
] as const

/** Answered some days ago, in two turns. */
const RESPONDIDAS = [
  {
    name: 'respondida',
    haceDias: 9,
    titulo: 'Consulta desde la ayuda',
    texto: '¿Puedo ir con mi perro a una caminata? En la página no lo dice.',
    respuesta:
      'Depende de quien la realiza y del parque. En las de parques nacionales no se puede; en las otras, escríbele a tu anfitrión desde la entrada y te lo confirma.',
  },
  {
    name: 'respondida:2',
    haceDias: 7,
    titulo: 'Otra pregunta en la misma consulta',
    texto: 'Gracias. ¿Y si me dice que no, puedo cancelar sin costo?',
    respuesta: 'Sí, mientras falten más de 24 horas si la política es Flexible. En tu entrada aparece la fecha exacta.',
  },
] as const

/** What waits for an answer of ours: one question from the help pages, and one that came after talking with the assistant. Another was answered. */
export async function consultarDemo(tx: Tx, hoy: Date): Promise<void> {
  for (const { name, tipo, titulo, haceHoras, extracto, ...consulta } of PREGUNTADAS) {
    const [id, casoId, abiertoEn] = [
      idDe(`consulta:${name}`),
      idDe(`caso:consulta:${name}`),
      new Date(hoy.getTime() - haceHoras * HORA_MS),
    ]
    await tx
      .insertInto('consultas')
      .values({ id, ...consulta, extracto: JSON.stringify(extracto), createdAt: abiertoEn })
      .execute()
    await insertRows(tx, 'casos', [
      {
        id: casoId,
        tipo,
        objeto: 'consulta',
        objetoId: id,
        titulo,
        detalle: {},
        estado: 'abierto',
        abiertoEn,
        venceEn: venceCaso(tipo, abiertoEn),
      },
    ])
    await insertRows(tx, 'casoHechos', [{ casoId, hecho: 'abierto', detalle: {}, createdAt: abiertoEn }])
  }
  for (const { name, haceDias, titulo, texto, respuesta } of RESPONDIDAS) {
    const [id, casoId, abiertoEn] = [
      idDe(`consulta:${name}`),
      idDe(`caso:consulta:${name}`),
      new Date(hoy.getTime() - haceDias * 24 * HORA_MS),
    ]
    const decidida = {
      decision: 'contestada',
      decididaPor: QUIEN_RESPONDE,
      decididaEn: new Date(abiertoEn.getTime() + 5 * HORA_MS),
    }
    await tx
      .insertInto('consultas')
      .values({
        id,
        origen: 'ayuda',
        texto,
        respuesta,
        usuarioId: viajera.id,
        sigueA: name === 'respondida' ? null : idDe('consulta:respondida'),
        createdAt: abiertoEn,
        ...decidida,
      })
      .execute()
    await insertRows(tx, 'casos', [
      {
        id: casoId,
        tipo: 'consulta',
        objeto: 'consulta',
        objetoId: id,
        titulo,
        detalle: {},
        estado: 'resuelto',
        abiertoEn,
        venceEn: venceCaso('consulta', abiertoEn),
        decision: 'contestada',
        resueltoPor: QUIEN_RESPONDE,
        resueltoEn: decidida.decididaEn,
      },
    ])
    await insertRows(tx, 'casoHechos', [
      { casoId, hecho: 'abierto', detalle: {}, createdAt: abiertoEn },
      { casoId, hecho: 'contestada', actor: QUIEN_RESPONDE, detalle: {}, createdAt: decidida.decididaEn },
    ])
  }
}
