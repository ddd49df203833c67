import type { Logo } from '#contract/empresas.ts'

export const LogoDeEmpresa = ({ logo: { url, ancho, alto }, nombre }: { logo: Logo; nombre: string }) => (
  <img
    src={url}
    width={ancho}
    height={alto}
    alt={`Logo de ${nombre}`}
    className="h-16 w-auto max-w-full justify-self-start rounded-chip object-contain"
  />
)
