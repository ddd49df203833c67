import { z } from 'zod'

/** Banks and wallets that a transfer can reach. */
export const BANCOS = ['BancoEstado', 'Banco de Chile', 'Banco Santander', 'BCI', 'Scotiabank', 'Itaú', 'Banco BICE', 'Banco Security', 'Banco Falabella', 'Banco Ripley', 'Banco Consorcio', 'Banco Internacional', 'Coopeuch', 'Mercado Pago', 'Tenpo', 'Prepago Los Héroes'] as const

export const TipoCuenta = z.enum(['corriente', 'vista', 'ahorro'], { error: 'Elige un tipo de cuenta' })
export const NumeroCuenta = z.string({ error: 'Escribe el número de cuenta' }).trim().regex(/^\d{5,20}$/, { error: 'Revisa el número de cuenta con tu banco' })
