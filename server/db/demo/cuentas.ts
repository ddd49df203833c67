/** The accounts that exist only where DEMO is on, and their one password. */
export const CLAVE_DEMO = 'Chile-demo-2026'

export const CUENTAS_DEMO = [
  { email: 'viajera@demo.cl', papel: 'viajera' },
  { email: 'anfitriona@demo.cl', papel: 'anfitriona' },
  { email: 'ayudante@demo.cl', papel: 'guía de la anfitriona' },
  { email: 'proveedor@demo.cl', papel: 'proveedor' },
  { email: 'guia@demo.cl', papel: 'guía' },
  { email: 'empresa@demo.cl', papel: 'empresa' },
  { email: 'admin@demo.cl', papel: 'admin' },
  { email: 'finanzas@demo.cl', papel: 'admin, finanzas' },
] as const
