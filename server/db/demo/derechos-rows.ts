import { venceSolicitud } from '#domain/privacidad/borrado.ts'
import type { Row } from './insert-rows.ts'
import { viajera, viajeros } from './personas.ts'
import { idDe } from './seeded.ts'

const DIA_MS = 86_400_000

/** What two of them asked of their data: one was done at once, one rests until our staff answers. */
export function derechoRows(hoy: Date): {
  solicitudes: Row<'solicitudesDatos'>[]
  casos: Row<'casos'>[]
  hechos: Row<'casoHechos'>[]
} {
  const [opuesta, bloqueada] = [hace(hoy, 21), hace(hoy, 4)]
  const id = idDe('solicitud de datos:bloqueo')
  const caso = idDe(`caso:${id}`)
  const ninguna = { respuesta: null, resueltaEn: null }
  return {
    solicitudes: [
      {
        id: idDe('solicitud de datos:oposicion'),
        usuarioId: viajera.id,
        derecho: 'oposicion',
        detalle: 'Prefiero no recibir novedades.',
        alcance: ['marketing'],
        estado: 'cumplida',
        respuesta: 'Rige desde que lo pediste.',
        resueltaEn: opuesta,
        venceEn: venceSolicitud(opuesta),
        createdAt: opuesta,
      },
      {
        ...ninguna,
        id,
        usuarioId: viajeros[0]!.id,
        derecho: 'bloqueo',
        detalle: 'Mi celular está mal escrito. No lo usen hasta corregirlo.',
        alcance: ['contacto'],
        estado: 'recibida',
        venceEn: venceSolicitud(bloqueada),
        createdAt: bloqueada,
      },
    ],
    casos: [
      {
        id: caso,
        tipo: 'datos',
        objeto: 'solicitud',
        objetoId: id,
        titulo: 'Bloqueo',
        detalle: {},
        estado: 'abierto',
        abiertoEn: bloqueada,
        venceEn: venceSolicitud(bloqueada),
        resueltoPor: null,
        resueltoEn: null,
        decision: null,
      },
    ],
    hechos: [{ casoId: caso, actor: null, hecho: 'abierto', texto: null, detalle: {}, createdAt: bloqueada }],
  }
}

const hace = (hoy: Date, dias: number): Date => new Date(hoy.getTime() - dias * DIA_MS)
