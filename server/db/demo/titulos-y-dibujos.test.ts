import { describe, expect, it } from 'vitest'
import { aventuraDe, laminas, poseDe, type Lamina } from '#contract/escenas.ts'
import { DE_UN_NOMBRE } from '#contract/escenas-motivos.ts'
import { loDibujado } from '#contract/escenas-variantes.ts'
import { ofertas, ofertasEnRevision } from './catalogo.ts'
import { kilometrosHasta, laminaDe } from './fotos.ts'
import { horasDePortada } from './hora-de-portada.ts'
import { sinAcentos } from './sin-acentos.ts'
import {
  CON_MAR,
  contradiccion,
  hechoDelDibujo,
  hechoDelTitulo,
  hechoEn,
  nombra,
  tieneMar,
} from './titulos-y-dibujos.ts'

const CERCA_KM = 30

const lamina = (motivo: string, zona: Lamina['zona'], tipo: Lamina['tipo'], hace?: string): Lamina =>
  laminas(zona, tipo).find((una) => una.motivo.id === motivo && una.hace === hace)!

describe('what a title asks of its drawing', () => {
  it.each([
    ['Cabalga con arrieros en San Fabián de Alico', 'caballo'],
    ['Pedalea el Mapocho de parque en parque', 'bicicleta'],
    ['Surfea tu primera ola en La Boca de Concón', 'surf'],
    ['Baja en sandboard la duna del valle de Marte', 'surf'],
    ['Haz snorkel en los islotes de Motu Nui', 'buceo'],
    ['Observa cisnes en kayak por el río Cruces', 'kayak'],
    ['Rema el fiordo de Reloncaví desde Cochamó', 'kayak'],
    ['Rema de pie la laguna de Cáhuil', null],
    ['Baja el Maipo en balsa desde San Alfonso', 'balsa'],
    ['Navega a isla Choros entre pingüinos de Humboldt', 'bote'],
    ['Escala en roca en Las Torrecillas del Maipo', 'cuerda'],
    ['Sube a Sewell, la ciudad de las escaleras', null],
    ['Báñate de noche en las termas de la pasarela roja', 'baño'],
    ['Baila cueca brava en una casona de Yungay', 'baile'],
    ['Mira la Vía Láctea desde Diaguitas, en Vicuña', 'telescopio'],
    ['Camina al Morado desde Baños Morales', null],
  ])('%s: %s', (nombre, hecho) => {
    expect(hechoEn(nombre)).toBe(hecho)
  })

  it.each([
    ['Modela tu paila de greda en Pomaire', 'Cultural', lamina('taller', 'C1', 'Cultural'), false],
    ['Recorre Talca del mercado al río Claro', 'City Tour', lamina('mercado', 'C1', 'City Tour'), true],
    ['Cabalga la quebrada de Alcohuaz', 'Aventura', lamina('alcohuaz', 'N2', 'Aventura', 'caballo'), true],
    ['Surfea tu primera ola en La Boca de Concón', 'Aventura', lamina('pichilemu', 'C2', 'Aventura', 'surf'), true],
    [
      'Rema de pie en Vichuquén cuando duerme el lago',
      'Stand Up Paddle',
      lamina('pichilemu', 'C2', 'Stand Up Paddle'),
      false,
    ],
    [
      'Espera el despegue de los cóndores en Coyhaique Alto',
      'Avistamiento de Aves',
      lamina('ave', 'S2', 'Avistamiento de Aves'),
      false,
    ],
    ['Cosecha y cocina en la huerta de Ximena', 'Culinaria', laminas('C1', 'Culinaria')[3]!, false],
    ['Recorre las pasarelas de Tortel con quien las hizo', 'Cultural', lamina('taller', 'S2', 'Cultural'), false],
    ['Cocina una cazuela en olla de greda', 'Culinaria', laminas('C1', 'Culinaria')[3]!, false],
    ['Cocina una cazuela en olla de greda', 'Culinaria', laminas('C1', 'Culinaria')[6]!, true],
    ['Asa un cordero al palo', 'Culinaria', lamina('glaciar', 'S2', 'Culinaria'), false],
  ] as const)('%s (%s): the drawing agrees', (nombre, tipo, una, deAcuerdo) => {
    expect(nombra(nombre, una) || contradiccion({ nombre, tipo }, una) <= 0).toBe(deAcuerdo)
  })
})

describe('the sea', () => {
  const [enLaCosta, tierraAdentro] = ['Antofagasta', 'Pica'].map((ciudad) =>
    contradiccion({ nombre: 'Recorre el pueblo', tipo: 'City Tour', ciudad }, lamina('morro', 'N1', 'City Tour')),
  )

  it('is not drawn for a town that has none', () => {
    expect([enLaCosta, tierraAdentro! > 5]).toEqual([0, true])
  })
})

describe('the covers of the demo', () => {
  const todas = ofertas.map((oferta) => ({
    nombre: oferta.nombre,
    tipo: oferta.tipo,
    ciudad: oferta.ciudad,
    encuentro: oferta.encuentro,
    lamina: laminaDe(oferta),
  }))
  const motivoDe = (inicio: string): string => todas.find(({ nombre }) => nombre.startsWith(inicio))!.lamina.motivo.id

  it('show people doing what the title says, wherever it says it', () => {
    const fuera = todas.filter(({ nombre, tipo, lamina }) => {
      const [pide, hace] = [hechoEn(nombre), tipo === 'Aventura' ? aventuraDe(lamina) : lamina.hace]
      return (
        pide &&
        ['caballo', 'bicicleta', 'surf', 'buceo', 'baño', 'baile', 'telescopio'].includes(pide) &&
        tipo !== 'Stand Up Paddle' &&
        hace !== pide
      )
    })
    expect(fuera.map(({ nombre }) => nombre)).toEqual([])
  })

  it('show no place of another town, unless the title goes there', () => {
    const fuera = todas.filter(
      ({ nombre, lamina, encuentro }) => (kilometrosHasta(lamina, encuentro) ?? 0) > 45 && !nombra(nombre, lamina),
    )
    expect(fuera.map(({ nombre, lamina }) => `${nombre}: ${lamina.motivo.lugar}`)).toEqual([])
  })

  it('show no subject twice at one hour in one city', () => {
    const vistas = Map.groupBy(todas, ({ ciudad, lamina: { motivo, hora } }) => `${ciudad}: ${motivo.id} ${hora}`)
    expect([...vistas].filter(([, iguales]) => iguales.length > 1).map(([vista]) => vista)).toEqual([])
  })

  it('show the sea only where there is one', () => {
    const fuera = todas.filter(({ ciudad, lamina }) => CON_MAR.has(lamina.motivo.id) && !tieneMar(ciudad))
    expect(fuera.map(({ nombre, lamina }) => `${nombre}: ${lamina.motivo.id}`)).toEqual([])
  })

  it('show nobody at a loom, a dance or a potter’s wheel that the title does not speak of', () => {
    const fuera = todas.filter(
      ({ nombre, tipo, lamina }) =>
        tipo === 'Cultural' &&
        hechoDelDibujo(lamina) !== null &&
        hechoDelDibujo(lamina) !== hechoDelTitulo({ nombre, tipo }),
    )
    expect(fuera.map(({ nombre, lamina }) => `${nombre}: ${hechoDelDibujo(lamina)}`)).toEqual([])
  })

  it('serve fish only where the title says so', () => {
    const mesas = todas.filter(({ lamina }) => lamina.motivo.id === 'mesa')
    expect(
      mesas
        .filter(
          ({ nombre, lamina }) => poseDe(lamina) === 2 && !/pescado|ceviche|centolla|ostiones|\bmar\b/i.test(nombre),
        )
        .map(({ nombre }) => nombre),
    ).toEqual([])
  })

  it('show one dish or one craft only where the title names it', () => {
    const deUnNombre = todas.filter(({ lamina }) => DE_UN_NOMBRE.has(lamina.motivo.id))
    expect(new Set(deUnNombre.map(({ lamina }) => lamina.motivo.id))).toEqual(DE_UN_NOMBRE)
    expect(
      deUnNombre
        .filter(({ nombre, lamina }) => !nombra(nombre, lamina))
        .map(({ nombre, lamina }) => `${nombre}: ${lamina.motivo.id}`),
    ).toEqual([])
  })

  it('keep vines, fields and markets out of a house in town', () => {
    const enCasa = todas.filter(({ nombre, tipo }) => tipo === 'Culinaria' && /en una casa de/i.test(nombre))
    expect(enCasa.length).toBeGreaterThan(0)
    expect(
      enCasa
        .filter(({ lamina }) => !['patio', 'pastel', 'mesa', 'centolla'].includes(lamina.motivo.id))
        .map(({ nombre }) => nombre),
    ).toEqual([])
  })

  it('show an hour that somebody on one of their departures sees, and that their words do not deny', () => {
    const fuera = [...ofertas, ...ofertasEnRevision].filter(
      (oferta) => !horasDePortada(oferta).has(laminaDe(oferta).hora),
    )
    expect(
      fuera.map(
        (oferta) => `${oferta.slug}: ${laminaDe(oferta).hora}, not ${[...horasDePortada(oferta)].join(' or ')}`,
      ),
    ).toEqual([])
  })

  it('keep some of each hour', () => {
    const horas = Object.groupBy(todas, ({ lamina: { hora } }) => hora)
    expect([horas.amanecer!.length >= 30, horas.atardecer!.length >= 15, horas.noche!.length >= 5]).toEqual([
      true,
      true,
      true,
    ])
  })

  it('say no place that is neither near nor in their own text', () => {
    const fuera = [...ofertas, ...ofertasEnRevision].filter((oferta) => {
      const lamina = laminaDe(oferta)
      const { lugar } = loDibujado({ ...lamina, pose: poseDe(lamina) })
      const texto = sinAcentos(
        [oferta.nombre, oferta.descripcionCorta, oferta.descripcionLarga, oferta.ciudad, oferta.sector].join(' '),
      )
      return (
        (kilometrosHasta(lamina, oferta.encuentro) ?? 0) > CERCA_KM &&
        !sinAcentos(lugar)
          .split(/\W+/)
          .some((palabra) => /^[A-Z]/.test(palabra) && texto.includes(palabra))
      )
    })
    expect(fuera.map((oferta) => `${oferta.slug}: ${laminaDe(oferta).motivo.lugar}`)).toEqual([])
  })

  it.each([
    ['Busca al carpintero negro', 'carpintero'],
    ['Escucha chucaos', 'chucao'],
    ['Camina de Montegrande', 'elqui'],
    ['Sube al maunga Terevaka', 'terevaka'],
    ['Pasea las casonas de Puerto Octay', 'octay'],
    ['Mira Puerto Varas puerta por puerta', 'casonas'],
    ['Rema el fiordo de Reloncaví', 'fiordo'],
    ['Rema de pie en la poza de Juan López', 'poza'],
    ['Rema de pie en La Lisera', 'lisera'],
    ['Rema la bahía de Cavancha', 'cavancha'],
    ['Rema el lago Villarrica', 'lago-villarrica'],
    ['Cruza en tabla de Playa Negra', 'caburgua'],
    ['Lee el cielo lickanantay', 'coyo'],
    ['Rema por la bahía de Futrono', 'ranco'],
    ['Rema de pie la laguna de Cáhuil', 'cahuil'],
    ['Aprende remo de pie en la laguna Sausalito', 'sausalito'],
    ['Rema de pie en Vichuquén', 'vichuquen'],
    ['Rema al amanecer el bosque hundido', 'chepu'],
    ['Observa aves en el humedal de Concón', 'concon'],
    ['Observa aves en el estuario del río Huasco', 'huasco'],
    ['Observa aves en la desembocadura del Lluta', 'lluta'],
    ['Observa aves en la marisma Rocuant', 'rocuant'],
    ['Observa aves playeras', 'yali'],
    ['Surfea tu primera ola', 'la-boca'],
    ['Observa la lobería', 'loberia'],
    ['Rema el fiordo Eberhard', 'eberhard'],
    ['Cabalga con un arriero por la costa de Cochamó', 'cochamo'],
    ['Rema en kayak por los huirales', 'huirales'],
    ['Navega a isla Choros', 'choros'],
    ['Recorre el Cementerio General', 'cementerio'],
    ['Sube el Santa Lucía', 'santa-lucia'],
    ['Mira los murales', 'murales'],
    ['Pedalea el Mapocho', 'mapocho'],
    ['Corta y pinta un esténcil', 'mural'],
    ['Baila cueca brava', 'casona'],
    ['Sube el volcán Villarrica', 'cordada'],
    ['Recorre Hanga Roa', 'tahai'],
    ['Pedalea por Vinapu', 'ana-kai'],
    ['Navega a la Isla de los Muertos', 'isla-muertos'],
    ['Camina a los saltos Puma', 'salto'],
    ['Sube al salto de Apoquindo', 'salto'],
    ['Explora la selva de Oncol', 'oncol'],
    ['Trepa a la Piedra del Águila', 'piedra-del-aguila'],
    ['Recorre el bosque de Río Clarillo', 'clarillo'],
    ['Camina la costa de Constitución', 'constitucion'],
    ['Camina entre copiapoas', 'copiapoas'],
    ['Camina de Codpa a los petroglifos', 'ofragia'],
    ['Observa loros tricahue', 'loros'],
    ['Mira pingüinos rey', 'pinguino-rey'],
    ['Mira guallatas', 'guallatas'],
    ['Cuenta zarapitos y flamencos', 'caulin'],
    ['Rastrea huemules', 'huemules'],
    ['Nada con máscara', 'huiros'],
    ['Camina el monte con una lawentuchefe', 'lawen'],
    ['Prueba La Vega', 'mercado'],
    ['Baja el Ñuble en balsa', 'nuble'],
    ['Desciende los rápidos verdes del Petrohué', 'petrohue'],
    ['Navega a las pingüineras de Puñihuil', 'islotes'],
    ['Camina el campo dunar', 'dunas'],
    ['Busca el desierto florido', 'desierto-florido'],
    ['Camina la orilla del lago Chungará', 'payachatas'],
    ['Sube a la base de las Torres', 'base-torres'],
    ['Mira de frente el glaciar', 'exploradores'],
    ['Camina a la laguna del Encañado', 'encanado'],
    ['Sube el Morro de Arica', 'mirador-del-morro'],
    ['Cabalga la quebrada de Alcohuaz', 'alcohuaz'],
    ['Rema La Herradura', 'herradura'],
    ['Camina por la playa al faro San Isidro', 'san-isidro'],
    ['Espera el amanecer en Tongariki', 'tongariki'],
    ['Espera el despegue de los cóndores', 'condor'],
    ['Cosecha limones', 'pica'],
    ['Recorre Humberstone', 'salitrera'],
    ['Camina el camino antiguo de Putre', 'socoroma'],
    ['Pastorea llamas', 'isluga'],
    ['Cocina pastel de choclo', 'pastel'],
    ['Arma tu propio ensamblaje', 'ensamblaje'],
    ['Prueba vino pintatani', 'pintatani'],
    ['Camina el Paso Desolación', 'desolacion'],
    ['Sube al cerro Bandera', 'bandera'],
    ['Recorre Baquedano', 'baquedano'],
    ['Recorre Antofagasta', 'huanchaca'],
    ['Lee las piedras', 'encanto'],
    ['Recorre La Serena', 'campanarios'],
    ['Recorre Caldera', 'locomotora'],
    ['Sube a Sewell', 'sewell'],
    ['Camina Lota Alto', 'lota'],
    ['Recorre Concepción', 'campanil'],
    ['Trabaja una mañana con un salinero', 'salinas'],
    ['Navega la bahía de los fuertes', 'fuerte'],
    ['Busca albatros y ballenas', 'ballena'],
    ['Camina al Muelle de las Almas', 'muelle'],
    ['Recorre las pasarelas de Tortel', 'tortel'],
    ['Camina las calles enterradas', 'chaiten'],
    ['Entra a la cueva', 'cueva'],
    ['Navega la bahía de Iquique', 'bahia-de-iquique'],
    ['Pisa nieve', 'las-raices'],
    ['Cocina la temporada en una ruka', 'ruka'],
    ['Planta taro', 'manavai'],
    ['Imprime un grabado', 'gubias'],
    ['Camina al faro Curaumilla', 'curaumilla'],
    ['Amasa empanadas de pino', 'empanadas'],
    ['Amasa pan cordillerano', 'pan'],
    ['Amasa pan de rica rica', 'pan'],
    ['Hornea pan minero', 'horno-colectivo'],
    ['Amasa pan batido', 'marraqueta'],
    ['Prepara tortillas de rescoldo', 'rescoldo'],
    ['Amasa po’e', 'poe'],
    ['Prueba aceitunas y frutas', 'olivas'],
    ['Prueba aceite nuevo', 'olivas'],
    ['Hornea kuchen', 'kuchen'],
    ['Asa un cordero al palo', 'cordero'],
    ['Cocina centolla', 'centolla'],
    ['Cocina una cazuela', 'cazuela'],
    ['Cocina calapurca', 'calapurca'],
    ['Cocina el caldillo de congrio', 'caldillo'],
    ['Pisa uva', 'lagar'],
    ['Visita tres bodegas', 'curico'],
    ['Recorre Talca', 'talca'],
    ['Labra una tejuela', 'tejuelas'],
    ['Descifra Punta Arenas', 'punta-arenas'],
    ['Cabalga en Putaendo', 'putaendo'],
    ['Recorre la huella chinchorro', 'chinchorro'],
    ['Recorre los cerros Alegre', 'cerro-alegre'],
    ['Cosecha y cocina en la huerta', 'huerta'],
    ['Haz snorkel en los islotes', 'arrecife'],
    ['Camina a la laguna del Cerro Castillo', 'laguna-castillo'],
    ['Prueba vino del desierto', 'vino-dorado'],
    ['Camina la quebrada del Kari', 'kari'],
    ['Observa cóndores y cortacorrientes', 'murallas'],
    ['Cruza una ensenada', 'ensenada'],
    ['Rema de pie junto a tortugas', 'tortugas'],
    ['Camina el pinot noir', 'casablanca'],
    ['Camina de Montegrande', 'elqui'],
    ['Arma un curanto en hoyo', 'curanto'],
    ['Abre ostiones', 'ostiones'],
    ['Cocina con hornos solares', 'horno-solar'],
    ['Cocina pescado en tunu ahi', 'tunu-ahi'],
    ['Cocina el mar', 'mariscal'],
    ['Prueba ceviche', 'ceviche'],
    ['Modela tu paila', 'paila'],
    ['Ahúma una guitarrera', 'guitarrera'],
    ['Pinta una pieza de cerámica', 'loza'],
    ['Teje una mariposa de crin', 'crin'],
    ['Borda un paisaje', 'bordado'],
    ['Talla madera de mako’i', 'talla'],
    ['Conoce a las chamanteras', 'taller'],
    ['Marida vinos del sur con centolla', 'copa-y-centolla'],
    ['Prueba sauvignon', 'copa-blanca'],
    ['Bebe Chardonnay', 'copa-blanca'],
    ['Cata espumantes', 'espumante'],
    ['Prueba pisco de alambique', 'alambique'],
    ['Almuerza entre barricas con Pinot Noir', 'barricas'],
    ['Trabaja un día en la viña', 'cuadrilla'],
    ['Prueba carignan', 'carignan'],
    ['Prueba pajarete', 'pajarete'],
    ['Prueba seis cepas', 'seis-copas'],
    ['Prueba syrah', 'syrah'],
    ['Prueba el cabernet de Pirque', 'cava'],
    ['Recorre las viñas de Santa Cruz', 'carreta'],
    ['Prueba cinsault', 'itata'],
    ['Prueba carmenere', 'yaquil'],
    ['Arrea ovejas', 'ovejas'],
    ['Almuerza Angelmó', 'angelmo'],
    ['Recorre Valdivia', 'fluvial'],
    ['Prueba la Vega Monumental', 'galpon'],
    ['Prueba la Feria Pinto', 'carretones'],
    ['Prueba longanizas', 'longanizas'],
    ['Busca tesoros y picadas', 'cachureos'],
    ['Recorre la casa de máquinas', 'locomotora'],
    ['Conoce Tomé', 'panos'],
    ['Camina de la Plaza de Armas', 'moneda'],
    ['Prensa manzanas', 'chicha'],
    ['Cocina piñones', 'pinones'],
  ])('%s…: %s', (inicio, motivo) => {
    expect(motivoDe(inicio)).toBe(motivo)
  })
})
