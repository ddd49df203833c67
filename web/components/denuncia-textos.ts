import type { MotivoDenuncia } from '#contract/denuncias.ts'

export const MOTIVOS_DENUNCIA_TEXTO: Record<MotivoDenuncia, string> = {
  no_es_lo_que_dice: 'No es lo que dice',
  peligro: 'Pone en peligro a alguien',
  fraude: 'Parece un engaño',
  cobra_por_fuera: 'Cobra por fuera del sitio',
  fotos_ajenas: 'Usa fotos o textos de otros',
  discrimina: 'Insulta o discrimina',
  otro: 'Otra cosa',
}
