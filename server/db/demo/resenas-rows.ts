import type { Row } from './insert-rows.ts'
import { fractionOf, idDe } from './seeded.ts'
import type { Pasadas } from './ventas-pasadas.ts'
import { reservaId } from './ventas-rows.ts'

const DIA_MS = 86_400_000
const HORA_MS = 3_600_000

export function resenaRows(opinadas: Pasadas['opinadas'], hoy: Date): Row<'resenas'>[] {
  return opinadas.map(({ venta, opinion }) => {
    const { salida, comprador } = venta
    const fin = salida.finUtc.getTime()
    const hasta = Math.min(fin + 12 * DIA_MS, hoy.getTime() - HORA_MS)
    const escritaEn = new Date(fin + 3 * HORA_MS + fractionOf(`escrita:${opinion.name}`) * (hasta - fin - 3 * HORA_MS))
    return {
      id: idDe(`resena:${opinion.name}`),
      reservaId: reservaId(venta),
      experienciaId: salida.oferta.id,
      usuarioId: comprador.id,
      autor: `${comprador.nombre} ${comprador.apellido.slice(0, 1)}.`,
      puntaje: opinion.puntaje,
      comentario: opinion.comentario,
      mesViaje: salida.inicioLocal.slice(0, 7),
      respuesta: opinion.respuesta,
      publicadaEn: escritaEn,
      ocultaEn: null,
      fotos: [],
      createdAt: escritaEn,
    }
  })
}
