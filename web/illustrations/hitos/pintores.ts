import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { guallatas, huemules, loros, marea, pinguinosRey } from './aves-de-lugar.ts'
import { antartica, cerroCastillo } from './aysen.ts'
import { barrio, campo } from './campo.ts'
import { gubias, manavai, raices, ruka } from './en-casa.ts'
import { cordero, curanto, hornoSolar, panDeHorno, rescoldo } from './al-fuego.ts'
import { elBosque } from './bosque.ts'
import { clarillo, piedraDelAguila, salto, selvaAlMar } from './cerros-y-saltos.ts'
import { caseronDelLago } from './caserones.ts'
import { casona, cementerio, cerroEnLaCiudad, mural } from './ciudad-de-cerca.ts'
import { capillasDeMarmol } from './capillas.ts'
import { calle, campanarios, locomotora, patio } from './calles.ts'
import { caleta, pichilemu, valparaiso } from './costa.ts'
import { ballenera, campanil, lota, salinas, sewell, vinaDelMar } from './costa-de-oficios.ts'
import { bahiaInglesa, casablanca, juanFernandez, laSerena, motuNui } from './costas-claras.ts'
import { casco, mochila, postal } from './de-viaje.ts'
import { alambique, copa, copaBlanca, espumante, lagar } from './copas.ts'
import { dunas } from './dunas.ts'
import { huirales, huiros } from './huiros.ts'
import { humedal } from './humedal.ts'
import { iglesiaChilota } from './iglesia.ts'
import { islotes } from './islotes.ts'
import { palafitos } from './lagos.ts'
import { desiertoFlorido, elqui, observatorio, pinguino, puntaDeChoros } from './norte-chico.ts'
import { ballena, fiordo, fuerte, muelleDeLasAlmas } from './mar-del-sur.ts'
import { chaitenEnterrado, cueva, tortel, volcanChaiten } from './aysen-del-mar.ts'
import { elMercado } from './mercado.ts'
import { morroDeArica, payachatas, portada, salar, tatio, valleDeLaLuna } from './norte-grande.ts'
import { cuernos, faro, glaciar, torres, ventisquero } from './patagonia.ts'
import { piedrasGrabadas } from './piedras.ts'
import { cordada, costaDeLava, islaDeCruces, tahai } from './orillas-y-nieve.ts'
import { copiapoas, penonIglesia, piedraDeLlamas } from './secos-y-penones.ts'
import { huanchaca, huertos, puebloDePastores, puebloDeTerrazas, salitrera } from './pueblos-andinos.ts'
import { iquique, oasis, sanPedro } from './pueblos-del-norte.ts'
import { calapurca, caldillo, cazuela, centolla, kuchen, marraqueta, olivas, ostiones, poe } from './platos.ts'
import { bordado, crin, guitarrera, lozaPintada, paila, talla } from './oficios.ts'
import { petrohue, rapidos } from './rapidos.ts'
import { anakena, ranoKau, tongariki } from './rapa-nui.ts'
import { cajonDelMaipo, colchagua, embalse, santiago, sieteTazas } from './valles.ts'
import { terevaka } from './terevaka.ts'
import { termas } from './termas.ts'
import { aveDeCerca, condorDeCerca, mesa, tabla, taller } from './vinetas.ts'
import { araucarias, cochamo, malleco, osorno, villarrica } from './volcanes.ts'

/** Layers 3 to 7 of each motif. */
export const pintores: Record<string, (c: Cuadro) => string> = {
  'valle-de-la-luna': valleDeLaLuna,
  salar,
  tatio,
  payachatas,
  portada,
  morro: morroDeArica,
  elqui,
  observatorio,
  'desierto-florido': desiertoFlorido,
  choros: puntaDeChoros,
  santiago,
  maipo: cajonDelMaipo,
  colchagua,
  'siete-tazas': sieteTazas,
  embalse,
  valparaiso,
  pichilemu,
  caleta,
  osorno,
  araucarias,
  petrohue,
  palafitos,
  iglesia: iglesiaChilota,
  termas,
  torres,
  cuernos,
  glaciar,
  capillas: capillasDeMarmol,
  ventisquero,
  faro: (c) => faro(c) + colonia(c),
  tongariki,
  'rano-kau': ranoKau,
  anakena,
  mesa,
  pan: panDeHorno,
  marraqueta,
  rescoldo,
  poe,
  olivas,
  kuchen,
  cordero,
  centolla,
  ostiones,
  cazuela,
  calapurca,
  caldillo,
  curanto,
  'horno-solar': hornoSolar,
  copa: (c) => copa(c),
  'copa-blanca': copaBlanca,
  espumante,
  lagar,
  alambique,
  taller,
  paila,
  guitarrera,
  loza: lozaPintada,
  crin,
  bordado,
  talla,
  tabla,
  ave: aveDeCerca,
  condor: condorDeCerca,
  campo,
  barrio,
  iquique,
  'bahia-de-iquique': (c) => iquique(c, false),
  'san-pedro': sanPedro,
  oasis,
  'bahia-inglesa': bahiaInglesa,
  'la-serena': laSerena,
  casablanca,
  'juan-fernandez': juanFernandez,
  villarrica,
  cochamo,
  malleco,
  'cerro-castillo': cerroCastillo,
  antartica,
  'motu-nui': motuNui,
  humedal,
  islotes,
  bosque: (c) => elBosque(c),
  carpintero: (c) => elBosque(c, 'carpintero'),
  chucao: (c) => elBosque(c, 'chucao'),
  guallatas,
  caulin: marea,
  loros,
  'pinguino-rey': pinguinosRey,
  huemules,
  huiros,
  huirales,
  terevaka,
  octay: caseronDelLago,
  cementerio,
  'santa-lucia': cerroEnLaCiudad,
  mural,
  casona,
  cordada,
  tahai,
  'ana-kai': costaDeLava,
  'isla-muertos': islaDeCruces,
  salto,
  clarillo,
  'piedra-del-aguila': piedraDelAguila,
  oncol: selvaAlMar,
  constitucion: penonIglesia,
  copiapoas,
  ofragia: piedraDeLlamas,
  rapidos,
  dunas,
  mercado: elMercado,
  puchuldiza: tatio,
  pica: (c) => huertos(c, '#F2D24A'),
  jere: (c) => huertos(c, '#E0803A'),
  salitrera,
  socoroma: puebloDeTerrazas,
  isluga: puebloDePastores,
  baquedano: calle,
  'barrio-ingles': calle,
  casonas: calle,
  calle,
  'chiu-chiu': (c) => puebloDePastores(c, false),
  huanchaca,
  encanto: piedrasGrabadas,
  'laguna-del-inca': embalse,
  campanarios,
  sewell,
  'vina-del-mar': vinaDelMar,
  salinas,
  lota,
  ballenera,
  campanil,
  fuerte,
  muelle: muelleDeLasAlmas,
  ballena,
  tortel,
  'volcan-chaiten': volcanChaiten,
  chaiten: chaitenEnterrado,
  cueva,
  patio,
  curaumilla: faro,
  'las-raices': raices,
  ruka,
  manavai,
  gubias,
  vinedo: (c) => colchagua(c.zona === 'S1' ? enVerde(c) : c),
  cajon: cajonDelMaipo,
  ola: pichilemu,
  fiordo,
  locomotora,
  mochila,
  casco,
  postal,
}

/** Where the ground of the zone is water. */
function enVerde(c: Cuadro): Cuadro {
  const G = mezcla(c.t.verde, c.t.L, 0.16)
  return { ...c, t: { ...c.t, G, onda: mezcla(G, c.t.H, 0.35), surco: mezcla(G, c.t.K, 0.25) } }
}

function colonia(c: Cuadro): string {
  return ([[70, 742, 1], [150, 772, -1], [226, 746, -1], [300, 764, 1]] as const).map(([dx, y, s]) => pinguino(c, c.fx - c.lado * dx, y, 0.82 * c.talla, s)).join('')
}
