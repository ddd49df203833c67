import type { HoraEscena, ZonaEscena } from '#contract/escenas-motivos.ts'

export { HORAS_ESCENA as horas, ZONAS_ESCENA as zonas } from '#contract/escenas-motivos.ts'
export type Zona = ZonaEscena
export type Hora = HoraEscena

/** Slots: zenith, sky, horizon, light, relief, ground or water, ink, accent. */
export interface Paleta {
  Z: string
  C: string
  H: string
  L: string
  R: string
  G: string
  K: string
  A: string
}

const tabla = `
N1 amanecer  #6F86B5 #C9A7B8 #FBD9B5 #FFF1CF #A65A3E #C98A5E #3B1F22 #2FA7A0
N1 dia       #2F86C6 #7CC0E0 #E4F1EA #FFF6D8 #B5633A #D99A5B #4A2418 #1F9E9A
N1 atardecer #4A3A78 #C4557A #FFB56B #FFE9A8 #8E3B3A #B5583F #2A1426 #35B3A6
N1 noche     #140B38 #33205F #7A62A0 #F4F0DA #46264A #5C3A4E #12071A #F0A860
N2 amanecer  #7FA3C7 #D9C3CB #FCE3C2 #FFF4DA #7C6A4A #8FA05A #26301F #F08A3C
N2 dia       #3B8FD0 #8FCBEA #EAF5EC #FFF8DE #8C7A4F #7FA24C #2B3A1E #F2803A
N2 atardecer #3F3F86 #B0619A #FFC48A #FFE7B0 #6B4A55 #6E7A48 #1F1A2C #FF8F4A
N2 noche     #050A2C #17236B #5F6DC0 #FFF6DD #232A66 #2E4038 #040614 #8FD0F0
C1 amanecer  #8DB2CF #E6CFCB #FFE9CF #FFF5DF #5E7A78 #86A35C #1F3328 #B23A60
C1 dia       #3F97D6 #9FD3EE #F1F7EA #FFF8DC #4F7C86 #7DA94F #1E3A2A #B0335C
C1 atardecer #4B4A8F #D0718A #FFCB94 #FFEBB8 #6A4E6E #7B7A3E #261C2B #B03560
C1 noche     #0A1A33 #1D4470 #6E9CC0 #F6F2DC #2B4A66 #2B5440 #07131C #D9688A
C2 amanecer  #86B9D1 #D8DCE0 #FFDDBE #FFF4D6 #93766C #3F97A6 #2A2A38 #E4572E
C2 dia       #2E9BD8 #86D0EC #F4F6EA #FFF9DF #A07E66 #1F86A8 #24303F #F05A35
C2 atardecer #3B4C94 #E0707A #FFC07D #FFE8A6 #7A4A66 #2F6488 #1C1A30 #FFB02E
C2 noche     #0B0F2E #2A2C6E #8C7AAE #F3F1DE #3B3058 #173F70 #0A0818 #FFB347
S1 amanecer  #8FB7C9 #C9D8DC #F2EADC #FFF3E0 #4C7A66 #78A9B8 #17312A #D9542B
S1 dia       #4F93BE #B2D3DC #F0F4EC #FFF7DD #3A7560 #4E93B0 #12332A #E0592A
S1 atardecer #45508C #C9788F #FFCFA0 #FFE9BD #46586E #5B7E95 #182530 #F26B3A
S1 noche     #06191F #124651 #5C9C98 #EEF3E4 #1C4A3E #1F5F66 #04140F #F2A65A
S2 amanecer  #7F9CC4 #D7BFCF #FCE0CF #FFF2E2 #6C6E8C #6FA9B5 #2A2A33 #E0A12F
S2 dia       #3F7CB4 #B4C9E0 #F4F6F8 #FFFBE8 #646C94 #4FA9AE #2A2E40 #D9982B
S2 atardecer #3E3A72 #B45C86 #FFB38A #FFE0B0 #54446C #5A7796 #1C1828 #FFC24A
S2 noche     #0C1028 #2D3260 #8A9AC0 #EEF4F0 #3A4668 #47748A #090B18 #E8C76A
I1 amanecer  #7FB6C9 #F0CDBA #FFE0A8 #FFF3D0 #6F7A3E #2F9AA6 #2B2A20 #D8452F
I1 dia       #1F9FD8 #7CD6EA #F2F9E6 #FFF9DC #7F9438 #0F94A6 #2F3320 #D9472F
I1 atardecer #4A3F88 #E2697A #FFB75E #FFE59A #5E4A3E #2F7A86 #241C1A #F25C3B
I1 noche     #03162C #0B4068 #4FA3B8 #FAF3D8 #3A4A2C #0F5A78 #070F0C #F28A4A
`

const paletas = new Map(
  tabla
    .trim()
    .split('\n')
    .map((linea): [string, Paleta] => {
      const [zona = '', hora = '', ...colores] = linea.trim().split(/\s+/)
      const [Z = '', C = '', H = '', L = '', R = '', G = '', K = '', A = ''] = colores
      return [`${zona} ${hora}`, { Z, C, H, L, R, G, K, A }]
    }),
)

export function paleta(zona: Zona, hora: Hora): Paleta {
  const found = paletas.get(`${zona} ${hora}`)
  if (!found) throw new Error(`No palette for ${zona} ${hora}`)
  return found
}
