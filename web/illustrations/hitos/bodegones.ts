import type { Cuadro } from '../cuadro.ts'
import { sobreCaliza } from './en-caliza.ts'
import { ensamblaje } from './ensamblaje.ts'
import { pastelDeChoclo } from './pastel-de-choclo.ts'
import { criaDeOstiones } from './faenas.ts'
import { mesaEntreBarricas, witral } from './vinas-y-hornos.ts'
import { carignan } from './carignan.ts'
import { ollaAlFuego } from './olla.ts'
import { prensa } from './prensa.ts'
import { cordero, curanto, hornoColectivo, hornoSolar, panDeHorno, rescoldo } from './al-fuego.ts'
import { casco, mochila, postal } from './de-viaje.ts'
import { alambique, copa, copaBlanca, espumante, lagar } from './copas.ts'
import { chamanto } from './chamanto.ts'
import { esteparia } from './pie-y-estepa.ts'
import {
  calapurca,
  caldillo,
  centolla,
  kuchen,
  marraqueta,
  olivas,
  platoDeCentolla,
  platoDeCordero,
  poe,
} from './platos.ts'
import { bordado, crin, guitarrera, lozaPintada, paila, talla } from './oficios.ts'
import { ensenada, remoDePie, tortugas } from './obras-de-agua.ts'
import { condorEntreMurallas, condorera } from './obras-de-cerro.ts'
import { empanadasDeHorno } from './obras-de-valle.ts'
import { ceviche, mariscal, tunuAhi } from './cocinas-de-mar.ts'
import { cachureos, longanizas, pinones } from './mesones.ts'
import { pajarete, seisCopas, syrah, vinoDelDesierto } from './vinos.ts'
import { aveDeCerca, mesa, tablaEnLaOrilla, taller } from './vinetas.ts'

/** What lies on a table or fills the picture, wherever it is. */
export const bodegones: Record<string, (c: Cuadro) => string> = {
  mesa,
  empanadas: empanadasDeHorno,
  pan: panDeHorno,
  'horno-colectivo': hornoColectivo,
  marraqueta,
  rescoldo,
  poe,
  olivas,
  kuchen,
  cordero,
  centolla,
  ostiones: criaDeOstiones,
  cazuela: ollaAlFuego,
  pastel: pastelDeChoclo,
  calapurca,
  caldillo,
  curanto,
  'horno-solar': hornoSolar,
  copa: (c) => copa(c),
  'copa-y-centolla': (c) =>
    copa({ ...c, pose: 1 }) + platoDeCordero(c, 600 - c.lado * 120, 816) + platoDeCentolla(c, 600 + c.lado * 340, 796),
  'copa-blanca': (c) => (c.zona === 'N2' ? sobreCaliza(c) : copaBlanca(c)),
  espumante,
  lagar,
  ensamblaje,
  carignan,
  barricas: mesaEntreBarricas,
  alambique,
  pajarete,
  'vino-dorado': vinoDelDesierto,
  'seis-copas': seisCopas,
  syrah,
  mariscal,
  ceviche,
  'tunu-ahi': tunuAhi,
  longanizas,
  cachureos,
  pinones,
  taller: (c) =>
    c.pose !== 1 || (c.zona !== 'C1' && c.zona !== 'S1') ? taller(c) : c.zona === 'C1' ? chamanto(c) : witral(c),
  paila,
  guitarrera,
  loza: lozaPintada,
  crin,
  bordado,
  talla,
  tabla: (c) => (c.pose === 2 ? tablaEnLaOrilla(c) : remoDePie(c)),
  ensenada,
  tortugas,
  ave: (c) => (c.zona === 'S2' ? esteparia(c) : aveDeCerca(c)),
  condor: condorera,
  murallas: condorEntreMurallas,
  gubias: prensa,
  mochila,
  casco,
  postal,
}
