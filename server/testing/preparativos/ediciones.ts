import type { EstadoEdicion } from '#contract/ediciones.ts'
import type { Mundo } from '../llamadas.ts'
import { unaEdicion } from '../ediciones.ts'
import { operadorDe } from '../mundo-operador.ts'
import type { Preparar, Preparativos } from './preparado.ts'

type Area = 'anfitrion' | 'proveedor'

export const deEdiciones: Preparativos = {
  ...deAmbos('verEdicionDe', 'borrador'),
  ...deAmbos('guardarEdicionDe', 'borrador'),
  ...deAmbos('enviarEdicionDe', 'borrador'),
  ...deAmbos('retirarEdicionDe', 'en_revision'),
  ...deAmbos('descartarEdicionDe', 'borrador'),
  ...deAmbos('pausarExperienciaDe', null),
  ...deAmbos('subirFotoDe', 'borrador'),
  verEdicionPorRevisar: una('proveedor', 'en_revision'),
  aprobarEdicion: una('proveedor', 'en_revision'),
  observarEdicion: una('proveedor', 'en_revision'),
  rechazarEdicion: una('proveedor', 'en_revision'),
  retirarExperiencia: una('proveedor', null),
}

function deAmbos(acto: string, estado: EstadoEdicion | null): Preparativos {
  return { [`${acto}Anfitrion`]: una('anfitrion', estado), [`${acto}Proveedor`]: una('proveedor', estado) }
}

/** An experiencia of whoever asks, with a version in that state; null: published, with none under way. */
function una(area: Area, estado: EstadoEdicion | null): Preparar {
  return async (mundo: Mundo) => {
    const id = await operadorDe(mundo, area)
    const operador = area === 'anfitrion' ? { anfitrionId: id } : { proveedorId: id }
    return { ids: { experienciaId: (await unaEdicion(mundo.programa.database.db, { estado, operador })).id } }
  }
}
