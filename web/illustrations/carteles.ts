import { svg } from './escena.ts'
import { mezcla } from './oklab.ts'
import { paleta, type Hora, type Zona } from './paletas.ts'
import { camino, disco, elipse, opaco, poli, rect, rutaCaja, rutaDisco, trazos, xy } from './trazo.ts'

const primario = '#0E5A6B'
const cobre = '#F0A26B'

/** The mark, line by line that of `web/ui/logo.tsx`, in a box of 32. */
export function marca(): string {
  return svg(signo(), 32, 32)
}

export function signo(fondo = primario): string {
  return (
    `<clipPath id="c"><rect width="32" height="32" rx="8"/></clipPath><g clip-path="url(#c)">` +
    rect(0, 0, 32, 32, fondo) +
    disco(22, 8.5, 3.5, cobre) +
    trazos('M0 19 5 14.5 8 17 14 9.5 19 16 23 13 27 17.5 32 14.5', '#FFFFFF', 2.4, opaco(0.35)) +
    trazos('M0 24.5 6 18.5 10 22 16 16 21 21.5 26 18.5 32 23', '#FFFFFF', 2.4, opaco(0.6)) +
    trazos('M0 27.5 5 24.5 10 27.5 17 22.5 23 27 28 24.5 32 27', '#FFFFFF', 2.4) +
    '</g>'
  )
}

/** Social card: the mark over its own ridge, without words. */
export function og(): string {
  const p = paleta('S2', 'amanecer')
  const tono = (f: number): string => mezcla(p.R, p.H, f)
  return svg(
    [p.Z, mezcla(p.Z, p.C, 0.5), p.C, mezcla(p.C, p.H, 0.4), mezcla(p.C, p.H, 0.75), p.H]
      .map((color, i) => rect(0, i * 70, 1200, 630 - i * 70, color))
      .join('') +
      disco(860, 240, 130, p.L, opaco(0.25)) +
      disco(860, 240, 92, p.L) +
      poli(
        xy(
          '-10,420 120,330 220,380 330,250 420,320 520,230 640,360 760,300 900,390 1040,290 1210,380 1210,640 -10,640',
        ),
        tono(0.62),
      ) +
      poli(
        xy('-10,470 160,400 280,450 460,350 560,410 640,380 820,470 960,400 1210,470 1210,640 -10,640'),
        tono(0.36),
      ) +
      camino('M-10 530Q160 470 330 510T680 500T1010 520T1210 490V640H-10z', mezcla(p.R, p.K, 0.2)) +
      camino('M-10 590Q220 540 460 580T900 570T1210 560V640H-10z', p.K) +
      `<g transform="translate(120 120) scale(7)">${signo()}</g>`,
    1200,
    630,
  )
}

export const vacios = ['lista', 'entradas', 'error', 'camino'] as const

/** Square posters of 160 for empty states. */
export function vacio(cual: (typeof vacios)[number]): string {
  const [zona, hora, dibujo] = posters[cual]
  const p = paleta(zona, hora)
  const bandas = [p.Z, mezcla(p.Z, p.C, 0.5), p.C, mezcla(p.C, p.H, 0.4), mezcla(p.C, p.H, 0.75), p.H]
    .map((color, i) => rect(0, i * 16, 160, 160 - i * 16, color))
    .join('')
  return svg(
    `<clipPath id="c"><rect width="160" height="160" rx="16"/></clipPath><g clip-path="url(#c)" opacity=".999">${bandas}${dibujo(p)}</g>`,
    160,
    160,
  )
}

type Colores = ReturnType<typeof paleta>

const posters: Record<(typeof vacios)[number], readonly [Zona, Hora, (p: Colores) => string]> = {
  lista: ['N1', 'amanecer', desiertoVacio],
  entradas: ['S1', 'dia', entradaEnElCerro],
  error: ['S2', 'atardecer', puenteCortado],
  camino: ['C1', 'atardecer', caminoVacio],
}

const franja = (p: Colores): string =>
  poli(xy('-2,92 18,78 30,86 52,60 66,74 80,64 104,86 122,72 142,88 162,76 162,162 -2,162'), mezcla(p.R, p.H, 0.6)) +
  camino('M-2 100Q24 84 50 96T104 94T162 92V162H-2z', mezcla(p.R, p.H, 0.32))

function desiertoVacio(p: Colores): string {
  const luz = mezcla(p.G, p.L, 0.25)
  return (
    disco(112, 46, 22, p.L, opaco(0.3)) +
    disco(112, 46, 15, p.L) +
    franja(p) +
    camino('M-2 122C30 108 70 110 92 100C110 116 140 122 162 126V162H-2z', luz) +
    camino(
      'M92 100C110 116 140 122 162 126V162H70C60 146 104 138 94 120C90 112 94 106 92 100z',
      mezcla(mezcla(p.G, p.R, 0.5), p.K, 0.2),
    ) +
    trazos('M36 150V104M36 132h-12v-14M36 124h12v-12', p.K, 8) +
    elipse(38, 151, 20, 2.4, p.K, opaco(0.35))
  )
}

function entradaEnElCerro(p: Colores): string {
  return (
    disco(34, 38, 13, p.L) +
    franja(p) +
    camino('M-2 124Q40 104 84 116T162 110V162H-2z', mezcla(p.R, p.K, 0.2)) +
    '<g transform="rotate(-9 84 88)">' +
    camino('M40 64h92v14a8 8 0 0 0 0 16v14H40V94a8 8 0 0 0 0-16z', p.K, opaco(0.3) + ' transform="translate(3 5)"') +
    camino('M40 64h92v14a8 8 0 0 0 0 16v14H40V94a8 8 0 0 0 0-16z', p.L) +
    poli(xy('40,108 40,100 52,90 60,96 72,80 84,96 92,90 102,100 102,108'), mezcla(p.R, p.H, 0.2)) +
    trazos('M104 68v36', mezcla(p.R, p.K, 0.2), 2, 'stroke-dasharray="1 5"') +
    disco(58, 76, 5, p.A) +
    camino(rutaCaja(111, 74, 14, 4) + rutaCaja(111, 84, 14, 4) + rutaCaja(111, 94, 9, 4), mezcla(p.R, p.K, 0.2)) +
    '</g>' +
    camino('M-2 146Q50 132 100 142T162 138V162H-2z', p.K)
  )
}

function puenteCortado(p: Colores): string {
  const roca = mezcla(p.R, p.K, 0.35)
  const tablas =
    [44, 52, 60].map((x, i) => rutaCaja(x, 104 + i * 2, 6, 4)).join('') +
    [110, 102, 94].map((x, i) => rutaCaja(x, 104 + i * 3, 6, 4)).join('')
  return (
    disco(122, 36, 14, p.L) +
    franja(p) +
    poli(xy('-2,104 42,104 38,126 46,162 -2,162'), roca) +
    poli(xy('162,104 118,104 122,130 112,162 162,162'), mezcla(roca, p.K, 0.3)) +
    camino(tablas, p.L) +
    poli(xy('76,124 83,122 84,126 77,128'), p.A) +
    trazos('M42 92Q58 104 66 110M118 92Q104 104 92 114M42 104V88M118 104V88', p.K, 3) +
    rect(46, 150, 68, 12, mezcla(p.G, p.H, 0.2)) +
    trazos('M54 155h14M84 157h18', p.L, 2)
  )
}

function caminoVacio(p: Colores): string {
  const asfalto = mezcla(p.K, p.R, 0.25)
  return (
    disco(80, 60, 24, p.L, opaco(0.3)) +
    disco(80, 60, 17, p.L) +
    franja(p) +
    rect(0, 104, 160, 58, p.G) +
    poli(xy('78,104 82,104 138,162 22,162'), asfalto) +
    poli(xy('79.6,108 80.4,108 81,116 79,116'), p.L) +
    poli(xy('78.6,121 81.4,121 82.4,134 77.6,134'), p.L) +
    poli(xy('77,141 83,141 84.6,162 75.4,162'), p.L) +
    trazos('M130 128V100', p.K, 3) +
    poli(xy('119,94 136,94 142,100 136,106 119,106'), p.A) +
    elipse(131, 129, 8, 1.6, p.K, opaco(0.4))
  )
}

/** A hut under the stars whose mast has lost its line: what is shown without a network. 480 × 320. */
export function sinSenal(): string {
  const p = paleta('S2', 'noche')
  const bandas = [p.Z, mezcla(p.Z, p.C, 0.5), p.C, mezcla(p.C, p.H, 0.3), mezcla(p.C, p.H, 0.6)]
    .map((color, i) => rect(0, i * 42, 480, 320 - i * 42, color))
    .join('')
  const estrellas = xy('60,40 118,74 30,104 180,30 236,62 150,118 300,26 446,40 414,96 90,20')
    .map(([x = 0, y = 0], i) => rutaDisco(x, y, i % 3 ? 1.6 : 2.4))
    .join('')
  const cruz = [
    [372, 118, 3.4],
    [356, 96, 3],
    [368, 78, 3],
    [382, 90, 2.2],
    [377, 100, 1.5],
  ]
    .map(([x = 0, y = 0, r = 0]) => rutaDisco(x, y, r))
    .join('')
  const [roca, nieve] = [mezcla(p.R, p.H, 0.3), mezcla('#F7F9FA', p.C, 0.45)]
  const suelo = mezcla(p.R, p.K, 0.45)
  return svg(
    bandas +
      camino(estrellas + cruz, p.L) +
      disco(96, 118, 20, p.L) +
      poli(
        xy('-4,214 50,184 96,200 160,150 206,186 246,168 310,132 352,172 392,156 440,190 484,176 484,322 -4,322'),
        roca,
      ) +
      poli(xy('160,150 182,167 172,172 164,166 154,174 140,166'), nieve) +
      poli(xy('310,132 334,155 322,162 312,152 302,162 284,150'), nieve) +
      camino('M-4 226Q70 204 150 220T320 208T484 220V322H-4z', mezcla(p.R, p.K, 0.14)) +
      camino('M-4 262Q110 226 250 238T484 250V322H-4z', suelo) +
      trazos(
        'M330 108l-26 138M330 108l26 138M325 134h10M320 160l18 26M340 160l-18 26M315 190l28 28M345 190l-28 28',
        p.K,
        4,
      ) +
      trazos('M330 116V92M300 112h60M308 130h44', p.K, 5) +
      trazos('M302 112v9M318 112v9M342 112v9M358 112v9', p.C, 4) +
      trazos('M302 122C296 168 282 206 256 226q-8 6-14-2', p.K, 3) +
      trazos('M214 206q14-4 16 8', p.K, 3) +
      poli(xy('132,246 132,208 212,208 212,246'), mezcla(p.R, p.K, 0.7)) +
      poli(xy('122,212 150,178 196,178 222,212'), p.K) +
      rect(148, 218, 20, 17, p.A) +
      rect(184, 216, 16, 30, p.K) +
      rect(186, 168, 10, 16, p.K) +
      camino('M-4 300Q60 276 130 292T300 286T484 296V322H-4z', p.K),
    480,
    320,
  )
}
