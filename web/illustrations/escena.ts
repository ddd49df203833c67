import { azar, type Azar } from './aleatorio.ts'
import { cielo } from './cielo.ts'
import { cuadro, type Cuadro } from './cuadro.ts'
import type { Tipo } from './escenas.ts'
import { aveAvistada, figura, type Lugar } from './figuras.ts'
import { pintores } from './hitos/pintores.ts'
import { marco } from './marcos.ts'
import { motivos, type Motivo } from './motivos.ts'
import { mezcla } from './oklab.ts'
import { horas, type Hora, type Zona } from './paletas.ts'
import { cresta } from './relieve.ts'
import { camino, rutaLoma, type Punto } from './trazo.ts'

export type Toma = 'amplia' | 'vista' | 'cerca' | 'figura' | 'bodegon'

export interface Pedido {
  zona: Zona
  tipo: Tipo
  semilla: string
  motivo?: string
  hora?: Hora
  toma?: Toma
  /** Figure or still life, 0 to 2; drawn from the seed when absent. */
  pose?: number
}

export function escena(pedido: Pedido): string {
  const motivo = elegirMotivo(pedido)
  const hora = motivo.hora ?? pedido.hora ?? sortearHora(pedido.tipo, azar(pedido.semilla, 'hora'))
  const base = cuadro(pedido.zona, hora, pedido.semilla)
  const c = { ...base, pose: poseEn(motivo, pedido, pedido.pose ?? base.pose) }
  const vista = pedido.toma === 'vista'
  const cuerpo = pintores[motivo.id]!(c) + (vista ? '' : primerPlano(c, motivo, pedido))
  const toma = pedido.toma === 'cerca' ? acercar(cuerpo, c) : cuerpo
  const sinMarco = vista || motivo.marco === 'propio' || (motivo.suelo === 'vineta' && c.marco !== 'rama')
  return svg(cielo(c, motivo.id !== 'observatorio') + toma + (sinMarco ? '' : marco(c)))
}

function elegirMotivo({ zona, tipo, semilla, motivo, toma }: Pedido): Motivo {
  if (toma === 'bodegon') return motivos.get(bodegones[tipo])!
  if (motivo) return motivos.get(motivo)!
  const propios = [...motivos.values()].filter((m) => m.zona === zona && (tipo !== 'stand-up-paddle' || m.suelo === 'agua'))
  return propios.length ? azar(semilla, 'motivo').uno(propios) : motivos.get(bodegones[tipo])!
}

const bodegones: Record<Tipo, string> = {
  trekking: 'taller',
  culinaria: 'mesa',
  cultural: 'taller',
  aventura: 'tabla',
  enologica: 'copa',
  'stand-up-paddle': 'tabla',
  'avistamiento-de-aves': 'ave',
  'city-tour': 'taller',
}

const reparto: Record<Tipo, readonly [number, number, number, number]> = {
  trekking: [40, 45, 15, 0],
  culinaria: [5, 45, 35, 15],
  cultural: [15, 50, 30, 5],
  aventura: [20, 60, 20, 0],
  enologica: [5, 35, 55, 5],
  'stand-up-paddle': [45, 35, 20, 0],
  'avistamiento-de-aves': [60, 25, 15, 0],
  'city-tour': [10, 40, 20, 30],
}

function sortearHora(tipo: Tipo, a: Azar): Hora {
  let resto = a.real(0, 100)
  for (const [i, parte] of reparto[tipo].entries()) {
    if (resto < parte) return horas[i]!
    resto -= parte
  }
  return 'dia'
}

/** Layers 8 and the bank it stands on, when the subject is all water. */
function primerPlano(c: Cuadro, motivo: Motivo, { tipo, toma }: Pedido): string {
  if (motivo.suelo === 'vineta') return ''
  const enAgua = tipo === 'stand-up-paddle' || (tipo === 'aventura' && motivo.suelo === 'agua')
  const [x, y] = pie(c, motivo.id, enAgua)
  const conAve = tipo === 'avistamiento-de-aves' && !motivo.aves
  const quieto = motivo.acento || (conAve && c.zona === 'I1')
  const lugar: Lugar = {
    x,
    y,
    h: (toma === 'figura' ? 190 : 86) * c.talla,
    lado: x < c.fx ? 1 : -1,
    agua: enAgua,
    acento: quieto ? mezcla(c.t.L, c.t.R, 0.3) : c.t.A,
  }
  const orilla = motivo.suelo === 'agua' && !enAgua && motivo.frente !== 'libre' ? ribera(c) : ''
  const ave = conAve ? aveAvistada(c, motivo.id, x) : ''
  return orilla + ave + figura(c, tipo, lugar)
}

/** Where the figure stands: on the side of the light, away from the subject. */
function pie(c: Cuadro, motivo: string, enAgua: boolean): Punto {
  const x = c.fx === 600 ? 600 + c.lado * 240 : c.fx === 400 ? 770 : 430
  if (motivo === 'maipo') return [Math.max(310, c.fx - 190), 784]
  if (!enAgua) return motivo === 'caleta' ? [600 - c.lado * 40, 822] : [x, 768]
  if (motivo === 'petrohue') return [c.fx + c.lado * 50, c.hy + 188]
  if (motivo === 'anakena') return [600 + c.lado * 330, c.hy + 100]
  return [x, motivo === 'choros' ? c.hy + 52 : 704]
}

/** Tents and ropes only where people camp and climb; a bicycle elsewhere. */
const agrestes = new Set(['maipo', 'siete-tazas', 'araucarias', 'elqui', 'desierto-florido', 'cuernos'])

function poseEn(motivo: Motivo, { tipo }: Pedido, pose: number): number {
  return tipo === 'aventura' && motivo.suelo === 'tierra' && !agrestes.has(motivo.id) ? 0 : pose
}

function ribera(c: Cuadro): string {
  const a = c.azar('ribera')
  const tono = c.zona === 'C2' ? mezcla(mezcla(c.t.R, c.t.L, 0.45), c.t.K, c.hora === 'noche' ? 0.45 : 0.06) : mezcla(c.t.R, c.t.K, 0.3)
  return (
    camino(rutaLoma(cresta(a, { pasos: 8, base: 752, amplitud: 14, rugosidad: 0.6 }), 900), mezcla(tono, c.t.L, 0.2)) +
    camino(rutaLoma(cresta(a, { pasos: 8, base: 800, amplitud: 22, rugosidad: 0.6 }), 900), tono)
  )
}

function acercar(cuerpo: string, c: Cuadro): string {
  const k = 1.35
  return `<g transform="translate(${Math.round(600 - c.fx * k)} ${Math.round(c.hy - c.hy * k)}) scale(${k})">${cuerpo}</g>`
}

export function svg(cuerpo: string, w = 1200, h = 900): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" stroke-linecap="round" stroke-linejoin="round">${cuerpo}</svg>\n`
}
