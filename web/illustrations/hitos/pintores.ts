import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { saltoSeco } from './cerros-secos.ts'
import { guallatas, huemules, loros, marea, pinguinosRey } from './aves-de-lugar.ts'
import { arrecife } from './arrecife.ts'
import { antartica, cerroCastillo, lagunaDelCastillo } from './aysen.ts'
import { barrio, campo } from './campo.ts'
import { manavai, raices, ruka } from './en-casa.ts'
import { elBosque } from './bosque.ts'
import { bosqueDeNiebla } from './bosque-de-niebla.ts'
import { sanFrancisco } from './chiu-chiu.ts'
import { cerroAlegre } from './cerro-alegre.ts'
import { talca } from './talca.ts'
import { coyo } from './coyo.ts'
import { chinchorro } from './chinchorro.ts'
import { plazaDeMagallanes } from './punta-arenas.ts'
import { putaendo } from './putaendo.ts'
import { tejuelas } from './tejuelas.ts'
import { huerta } from './huerta.ts'
import { clarillo, piedraDelAguila, salto, selvaAlMar } from './cerros-y-saltos.ts'
import { caseronDelLago } from './caserones.ts'
import { casona, cementerio, cerroEnLaCiudad, murales } from './ciudad-de-cerca.ts'
import { caburgua } from './caburgua.ts'
import { capillasDeMarmol } from './capillas.ts'
import { cahuil, lagoVillarrica, lisera, poza, ranco, sausalito, vichuquen } from './aguas-de-remo.ts'
import { cavancha } from './cavancha.ts'
import { calle, campanarios, patio } from './calles.ts'
import { caleta, pichilemu, puntaDePapayos, valparaiso } from './costa.ts'
import { ballenera, campanil, lota, salinas, sewell, vinaDelMar } from './costa-de-oficios.ts'
import { eberhard, laBoca, loberia } from './costas-y-estancias.ts'
import { bahiaInglesa, casablanca, juanFernandez, laSerena, motuNui } from './costas-claras.ts'
import { dunas } from './dunas.ts'
import { alfajores, ramaDeLimon, sendaYGlaciar, totoral } from './cerca-de-casa.ts'
import { cardonal, roquerio, valleDeLaJunta } from './de-un-solo-lugar.ts'
import { huirales, huiros } from './huiros.ts'
import { humedal } from './humedal.ts'
import { bocana, chepu, desembocadura, estuario, fangal, marisma } from './humedales.ts'
import { iglesiaChilota, tresIglesias } from './iglesia.ts'
import { islotes } from './islotes.ts'
import { palafitos } from './lagos.ts'
import { desiertoFlorido, elqui, observatorio, pinguino, pinguinera, puntaDeChoros } from './norte-chico.ts'
import { ballena, fiordo, fuerte, muelleDeLasAlmas } from './mar-del-sur.ts'
import { chaitenEnterrado, cueva, tortel, volcanChaiten } from './aysen-del-mar.ts'
import { elMercado } from './mercado.ts'
import { mapocho } from './mapocho.ts'
import { morroDeArica } from './morro.ts'
import { payachatas, portada, salar, tatio, valleDeLaLuna } from './norte-grande.ts'
import { cuernos, faro, glaciar, torres, ventisquero } from './patagonia.ts'
import { calleDelPuerto, caletaDeMariscos, palacio } from './ciudad-y-puerto.ts'
import { bellaCumbre, cordon, huellaDeArrieros, losaDeHuellas, paredDeBasalto } from './paredes-y-cumbres.ts'
import { farolDePlaya, lagunaEntreAcarreos } from './pie-y-estepa.ts'
import { geiserConHielo, marDeArena, quebradaVerde } from './quebradas.ts'
import { piedrasGrabadas } from './piedras.ts'
import { cordada, costaDeLava, islaDeCruces, tahai } from './orillas-y-nieve.ts'
import { copiapoas, penonIglesia, piedraDeLlamas } from './secos-y-penones.ts'
import { huanchaca, huertos, puebloDePastores, puebloDeTerrazas, salitrera } from './pueblos-andinos.ts'
import { iquique, sanPedro } from './pueblos-del-norte.ts'
import { quebradaDeSal } from './obras-de-cerro.ts'
import { curvaDelRio, tresBodegas } from './obras-de-valle.ts'
import { petrohue, rapidos } from './rapidos.ts'
import { cajonConPuente, rioPardo } from './rios.ts'
import { anakena, ranoKau, tongariki } from './rapa-nui.ts'
import { cajonDelMaipo, callejon, colchagua, embalse, santiago, sieteTazas } from './valles.ts'
import { terevaka } from './terevaka.ts'
import { termas } from './termas.ts'
import { carreta, itata, ovejas, yaquil } from './vinas-de-cerca.ts'
import { carretones, fluvial, galponDeFeria } from './ferias.ts'
import { panos } from './panos.ts'
import { chicha, lawen } from './del-sur.ts'
import { cava } from './vinos.ts'
import { locomotora } from './trenes.ts'
import { araucarias, cochamo, malleco, osorno, villarrica } from './volcanes.ts'
import { cerroBandera, pasoDesolacion } from './altos-del-sur.ts'
import { alcohuaz, herradura, oasis } from './faenas.ts'
import { baseDeLasTorres, encanado, exploradores, miradorDelMorro } from './miradores.ts'
import { cuadrilla } from './vinas-y-hornos.ts'
import { estencil } from './polanco.ts'
import { pintatani } from './pintatani.ts'
import { bodegones } from './bodegones.ts'

/** Layers 3 to 7 of each motif. */
export const pintores: Record<string, (c: Cuadro) => string> = {
  'valle-de-la-luna': valleDeLaLuna,
  kari: quebradaDeSal,
  salar,
  tatio,
  payachatas,
  portada,
  morro: (c) => morroDeArica(c),
  elqui,
  observatorio,
  'desierto-florido': desiertoFlorido,
  choros: puntaDeChoros,
  santiago,
  mapocho,
  maipo: (c) => cajonDelMaipo(c, sendaYGlaciar),
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
  iglesias: tresIglesias,
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
  cava,
  panos,
  chicha,
  lawen,
  fluvial,
  galpon: galponDeFeria,
  carretones,
  carreta,
  itata,
  yaquil,
  ovejas,
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
  humedal: (c) => (c.zona === 'C1' ? totoral(c) : humedal(c)),
  islotes,
  bosque: (c) => (c.zona === 'N2' ? bosqueDeNiebla(c) : elBosque(c)),
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
  mural: estencil,
  pintatani,
  cuadrilla,
  alcohuaz,
  herradura,
  exploradores,
  encanado,
  'mirador-del-morro': miradorDelMorro,
  'base-torres': baseDeLasTorres,
  desolacion: pasoDesolacion,
  bandera: cerroBandera,
  casona,
  cordada,
  tahai,
  'ana-kai': costaDeLava,
  'isla-muertos': islaDeCruces,
  salto: (c) => (c.zona === 'C1' ? saltoSeco(c) : salto(c)),
  clarillo,
  'piedra-del-aguila': piedraDelAguila,
  oncol: selvaAlMar,
  constitucion: penonIglesia,
  copiapoas,
  ofragia: piedraDeLlamas,
  rapidos: (c) => (c.zona === 'S2' ? cajonConPuente(c) : rapidos(c)),
  'rio-maipo': rioPardo,
  nuble: curvaDelRio,
  campana: bellaCumbre,
  torrecillas: paredDeBasalto,
  huellas: losaDeHuellas,
  cordon,
  arrieros: huellaDeArrieros,
  moneda: palacio,
  angelmo: caletaDeMariscos,
  puerto: calleDelPuerto,
  dunas: (c) => (c.zona === 'N2' ? marDeArena(c) : dunas(c)),
  mercado: elMercado,
  puchuldiza: geiserConHielo,
  pica: (c) => huertos(c, '#F2D24A') + ramaDeLimon(c) + alfajores(c),
  jere: quebradaVerde,
  salitrera,
  socoroma: puebloDeTerrazas,
  isluga: puebloDePastores,
  baquedano: calle,
  'barrio-ingles': calle,
  casonas: calle,
  calle,
  'chiu-chiu': sanFrancisco,
  huanchaca,
  encanto: piedrasGrabadas,
  'laguna-del-inca': lagunaEntreAcarreos,
  'san-isidro': farolDePlaya,
  campanarios,
  sewell,
  'vina-del-mar': vinaDelMar,
  salinas,
  lota,
  ballenera,
  campanil,
  fuerte,
  'laguna-castillo': lagunaDelCastillo,
  arrecife,
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
  huerta,
  tejuelas,
  'punta-arenas': plazaDeMagallanes,
  putaendo,
  chinchorro,
  talca,
  murales,
  'cerro-alegre': cerroAlegre,
  curico: tresBodegas,
  vinedo: (c) => colchagua(c.zona === 'S1' ? enVerde(c) : c) + callejon(c),
  cajon: (c) => cajonDelMaipo(c),
  ola: puntaDePapayos,
  fiordo,
  locomotora,
  poza,
  lisera,
  cavancha,
  caburgua,
  coyo,
  'lago-villarrica': lagoVillarrica,
  ranco,
  cahuil,
  sausalito,
  vichuquen,
  chepu,
  concon: bocana,
  huasco: estuario,
  lluta: desembocadura,
  rocuant: marisma,
  yali: fangal,
  'la-boca': laBoca,
  loberia,
  roquerio,
  cardonal,
  junta: valleDeLaJunta,
  eberhard,
  ...bodegones,
}

/** Where the ground of the zone is water. */
function enVerde(c: Cuadro): Cuadro {
  const G = mezcla(c.t.verde, c.t.L, 0.16)
  return { ...c, t: { ...c.t, G, onda: mezcla(G, c.t.H, 0.35), surco: mezcla(G, c.t.K, 0.25) } }
}

function colonia(c: Cuadro): string {
  return (
    pinguinera(
      c,
      (
        [
          [84, 66],
          [108, 78],
          [150, 62],
          [170, 74],
          [186, 60],
          [238, 70],
          [252, 82],
          [300, 60],
          [334, 76],
        ] as const
      ).map(([dx, dy], i) => [c.fx - c.lado * dx, c.hy + dy, 0.4 + dy * 0.001, i % 3 ? 1 : -1] as const),
    ) +
    (
      [
        [60, 786, 1],
        [130, 780, -1],
        [186, 812, 1],
        [236, 782, -1],
        [318, 796, 1],
      ] as const
    )
      .map(([dx, y, s]) => pinguino(c, c.fx - c.lado * dx, y, 0.82 * c.talla, s))
      .join('')
  )
}
