import { AreaPrivada } from '#web/components/area-privada.tsx'
import { Escribenos } from '#web/components/escribenos.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { tituloDe } from '#web/ui/marca.ts'
import { Notice } from '#web/ui/notice.tsx'

export function meta() {
  return [{ title: tituloDe('Prepara tu espacio de anfitrión') }, { name: 'robots', content: 'noindex' }]
}

const TAREAS = [
  { nombre: 'Sobre ti', pedimos: 'Biografía de hasta 400 letras, idiomas y, si quieres, una foto.', porque: 'Es lo que leen los viajeros antes de elegir.' },
  { nombre: 'Contacto', pedimos: 'Celular, región y comuna.', porque: 'Para avisarte de cada reserva. Se muestra solo a quien ya reservó.' },
  { nombre: 'Identidad', pedimos: 'RUT o pasaporte y un documento.', porque: 'Pedimos tu RUT para emitir tus pagos. No lo mostramos.' },
  { nombre: 'Actividad', pedimos: 'Inicio de actividades, giro y régimen.', porque: 'Define cómo se emiten tus pagos y qué retención se aplica.' },
  { nombre: 'Registro y seguridad', pedimos: 'Registro Sernatur y seguro, solo donde la actividad lo exige.', porque: 'La Ley 20.423 lo pide para turismo aventura.' },
  { nombre: 'Pagos', pedimos: 'Banco, tipo y número de cuenta, a tu mismo RUT.', porque: 'Ahí recibes lo que vendes.' },
] as const

const CUERPO = TAREAS.map(({ nombre, pedimos }) => `${nombre} (${pedimos})\n\n`).join('')

export default function Onboarding() {
  return (
    <AreaPrivada area="viajero" title="Prepara tu espacio de anfitrión" text="Seis datos y tu espacio queda listo. Los documentos los pedimos después, por un canal seguro.">
      {({ esAnfitrion }) => (
        <div className="grid grid-cols-1 gap-6">
          {esAnfitrion && (
            <Notice tone="success" title="Tu perfil está listo" action={<ButtonLink to="/mis-experiencias-anfitrion">Ir a mi espacio</ButtonLink>}>
              Si algo cambió, escríbenos y lo actualizamos.
            </Notice>
          )}
          <ol className="grid gap-3">
            {TAREAS.map(({ nombre, pedimos, porque }, i) => (
              <li key={nombre} className="grid gap-1 rounded-card border border-border bg-surface p-4 md:grid-cols-[14rem_1fr_1fr] md:gap-6">
                <h2 className="font-sans text-body font-semibold">
                  {i + 1}. {nombre}
                </h2>
                <p>{pedimos}</p>
                <p className="text-small text-text-2">{porque}</p>
              </li>
            ))}
          </ol>
          <Escribenos asunto={esAnfitrion ? 'Actualizar mi perfil de anfitrión' : 'Quiero ofrecer una experiencia'} cuerpo={CUERPO} className="justify-self-start" />
        </div>
      )}
    </AreaPrivada>
  )
}
