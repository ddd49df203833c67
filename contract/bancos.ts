/** Banks and wallets that a transfer can reach. */
export const BANCOS = [
  'BancoEstado',
  'Banco de Chile',
  'Banco Santander',
  'BCI',
  'Scotiabank',
  'Itaú',
  'Banco BICE',
  'Banco Security',
  'Banco Falabella',
  'Banco Ripley',
  'Banco Consorcio',
  'Banco Internacional',
  'Coopeuch',
  'Mercado Pago',
  'Tenpo',
  'Prepago Los Héroes',
] as const

export const TIPOS_DE_CUENTA = ['corriente', 'vista', 'ahorro'] as const
