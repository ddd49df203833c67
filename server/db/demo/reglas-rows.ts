import { fechaLocal, sumarDias } from '#domain/fechas.ts'
import type { ContenidoDe } from '#domain/reglas/clases.ts'
import { PRIMERAS } from '#domain/reglas/primeras.ts'
import type { Tx } from '#server/ctx.ts'
import { moverReglas } from '#server/modules/reglas/index.ts'
import { insertRows } from './insert-rows.ts'
import { idDe } from './seeded.ts'

const DIA_MS = 86_400_000
const EN_DIAS = 10
const DURA_DIAS = 60

/** An announcement for those who sell and buy as a business, and a home page that is planned. */
export async function insertReglas(tx: Tx, hoy: Date): Promise<void> {
  const dia = fechaLocal(hoy, 'America/Santiago')
  const ayer = new Date(hoy.getTime() - DIA_MS)
  const anuncios: ContenidoDe['anuncios'] = {
    anuncios: [
      {
        id: 'pagos-de-feriados',
        texto: 'En los feriados de fin de año los abonos salen el día hábil siguiente.',
        enlace: '/ayuda',
        enlaceTexto: 'Cuándo pagamos',
        urgente: false,
        desde: sumarDias(dia, -1),
        hasta: sumarDias(dia, DURA_DIAS),
        areas: { publico: false, cuenta: false, pago: false, operadores: true, empresas: false, admin: false },
      },
    ],
  }
  const portada: ContenidoDe['portada'] = {
    ...PRIMERAS.portada,
    destacadas: { ...PRIMERAS.portada.destacadas, mostrar: true },
  }
  const comunes = { version: 2, autor: idDe('usuario:admin'), createdAt: ayer }
  await insertRows(tx, 'reglas', [
    {
      ...comunes,
      clase: 'anuncios',
      vigenteDesde: ayer,
      contenido: anuncios as never,
      motivo: 'Preguntan por los abonos de diciembre',
    },
    {
      ...comunes,
      clase: 'portada',
      vigenteDesde: new Date(hoy.getTime() + EN_DIAS * DIA_MS),
      contenido: portada as never,
      motivo: 'Mostrar las mejor evaluadas desde el comienzo de la temporada',
    },
  ])
  moverReglas()
}
