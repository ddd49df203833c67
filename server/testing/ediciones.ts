import type { Contenido } from '#contract/contenido.ts'
import type { EstadoEdicion } from '#contract/ediciones.ts'
import { CONTENIDO_VACIO } from '#domain/experiencias/contenido.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { AHORA, unaExperiencia, unId } from './datos.ts'

/** Of which nothing is missing, without photos. */
export const CONTENIDO_COMPLETO: Contenido = {
  ...CONTENIDO_VACIO,
  nombreExperiencia: 'Aprende a tejer en Dalcahue',
  tipoExperiencia: 'Cultural',
  descripcionCorta: 'Lana, palillos y mate.',
  region: '10',
  comunaCodigo: '10205',
  direccion: 'Feria artesanal de Dalcahue',
  lugar: { lat: -42.379, lng: -73.651 },
  descripcionLarga:
    'Nos juntamos en la cocinería, escarmenamos lana y tejemos con palillos hasta que cada persona se lleve algo hecho con sus manos.',
  itinerario: [{ titulo: 'Lana', detalle: 'Escarmenar e hilar.' }],
  incluye: ['Lana y palillos'],
  dificultad: 1,
  precioPorPersona: 25_000,
  duracionMinutos: 120,
  cuposPorSalida: 6,
  politicaCancelacion: 'flexible',
}

let cuenta = 0

/** An experiencia with a version of it in that state; null: published, with none under way. */
export async function unaEdicion(
  db: Db | Tx,
  {
    estado,
    operador,
    contenido = CONTENIDO_COMPLETO,
  }: {
    estado: EstadoEdicion | null
    operador: { anfitrionId: string } | { proveedorId: string }
    contenido?: Contenido
  },
) {
  const experiencia = await unaExperiencia(db, {
    ...operador,
    ...(estado && { estado, publicadaEn: null, slug: `borrador-de-prueba-${++cuenta}` }),
  })
  if (estado) {
    await db
      .insertInto('ediciones')
      .values({
        id: unId(`edicion ${experiencia.id}`),
        experienciaId: experiencia.id,
        numero: 1,
        estado,
        contenido: JSON.stringify(contenido),
        enviadaEn: estado === 'borrador' ? null : AHORA,
        createdAt: AHORA,
        updatedAt: AHORA,
      })
      .execute()
  }
  return experiencia
}
