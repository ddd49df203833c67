import type { ProveedorDemo } from './tipos.ts'

interface ProveedorAparte extends ProveedorDemo {
  estado: 'Pausado' | 'Documento vencido' | 'En revisión'
}

/** Those who are not selling now: two by their own wish, one with an expired document, three still under review. */
export const proveedoresAparte: ProveedorAparte[] = [
  {
    estado: 'Pausado',
    slug: 'balseo-del-itata',
    nombreComercial: 'Balseo del Itata',
    razonSocial: 'Turismo Fluvial Balseo del Itata Ltda.',
    rutCuerpo: 76_318_447,
    tipoProveedor: 'Operador turístico',
    descripcion:
      'Bajadas tranquilas por el Itata en balsa de remo, con parada en las viñas de Guarilihue. En invierno el río sube y descansamos; volvemos a recibir reservas cuando baja.',
    region: '16',
    comuna: '16203',
    ciudad: 'Coelemu',
    idiomas: ['es'],
  },
  {
    estado: 'Pausado',
    slug: 'refugio-rio-blanco',
    nombreComercial: 'Refugio Río Blanco',
    razonSocial: 'Refugio y Excursiones Río Blanco SpA',
    rutCuerpo: 77_241_906,
    tipoProveedor: 'Guías de turismo',
    descripcion:
      'Dos hermanas que guían caminatas entre araucarias desde un refugio de Manzanar. Este año renovamos la cocina y las literas, por eso la agenda está en pausa.',
    region: '09',
    comuna: '09103',
    ciudad: 'Malalcahuello',
    idiomas: ['es', 'en'],
  },
  {
    estado: 'Documento vencido',
    slug: 'caletas-de-arauco',
    nombreComercial: 'Caletas de Arauco',
    razonSocial: 'Sociedad de Turismo Caletas de Arauco Ltda.',
    rutCuerpo: 76_845_120,
    tipoProveedor: 'Turismo comunitario',
    descripcion:
      'Familias de Tubul y Llico que muestran la recolección de algas, la salida de los botes y la cocina de la orilla. Trabajamos con la marea, así que el horario lo pone la luna.',
    region: '08',
    comuna: '08202',
    ciudad: 'Arauco',
    idiomas: ['es'],
  },
  {
    estado: 'En revisión',
    slug: 'taller-de-luthiers-nunoa',
    nombreComercial: 'Taller de Luthiers Ñuñoa',
    razonSocial: 'Luthiers de Ñuñoa SpA',
    rutCuerpo: 77_503_618,
    tipoProveedor: 'Centro cultural',
    descripcion:
      'Tres constructores de guitarras y charangos abren su taller los sábados. Se trabaja madera, se prueba el sonido y se termina tocando.',
    region: '13',
    comuna: '13120',
    ciudad: 'Santiago',
    idiomas: ['es', 'en'],
  },
  {
    estado: 'En revisión',
    slug: 'remo-y-totora',
    nombreComercial: 'Remo y Totora',
    razonSocial: 'Escuela de Remo y Totora E.I.R.L.',
    rutCuerpo: 77_618_254,
    tipoProveedor: 'Escuela deportiva',
    descripcion:
      'Clases de tabla de remo en el lago Vichuquén para grupos de cuatro personas. Salimos temprano, antes de que el viento despierte.',
    region: '07',
    comuna: '07309',
    ciudad: 'Vichuquén',
    idiomas: ['es'],
  },
  {
    estado: 'En revisión',
    slug: 'bodega-los-peumos',
    nombreComercial: 'Bodega Los Peumos',
    razonSocial: 'Viñas y Bodega Los Peumos Ltda.',
    rutCuerpo: 76_990_735,
    tipoProveedor: 'Viña',
    descripcion:
      'Cuatro hectáreas de cinsault y moscatel de secano, trabajadas con caballo. Recibimos visitas en la bodega de adobe que hizo el bisabuelo.',
    region: '16',
    comuna: '16203',
    ciudad: 'Coelemu',
    idiomas: ['es', 'en'],
  },
]
