import type { Page } from 'playwright-core'
import type { Contexto } from '../sesion.ts'

/** A screen in one of its states, as somebody comes to it. */
export interface Pantalla {
  nombre: string
  ruta: string
  /** The demo account that looks at it; nobody where there is none. */
  como?: { email: string; contexto: Contexto }
  /** What is done before the picture is taken. */
  hacer?: (page: Page) => Promise<unknown>
  /** Only what the window shows: for what lies over the page or stays fixed. */
  isVentana?: true
}
