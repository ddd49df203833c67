import { Link } from 'react-router'
import { metaPrivada } from '#web/ui/marca.ts'
import { PerfilMarco } from './perfil/perfil-marco.tsx'
import { Tarjeta } from '#web/components/tarjeta.tsx'
import { BorrarCuenta } from './privacidad/borrar-cuenta.tsx'
import { CopiaDeDatos } from './privacidad/copia-de-datos.tsx'
import { SolicitudesDeDatos } from './privacidad/solicitudes.tsx'

export function meta() {
  return metaPrivada('Privacidad de tu cuenta')
}

export default function PerfilPrivacidad() {
  return (
    <PerfilMarco title="Privacidad" text={<Introduccion />}>
      {(usuario) => (
        <>
          <Tarjeta
            title="Descargar mis datos"
            text="Reunimos todo lo que guardamos sobre ti en un archivo. Lo puedes descargar durante 48 horas."
          >
            <CopiaDeDatos />
          </Tarjeta>
          <Tarjeta
            title="Pedir otra cosa sobre mis datos"
            text="Corregir algo que no puedes cambiar aquí, oponerte a un uso, bloquearlos o preguntar. Respondemos en 30 días corridos y no cuesta nada."
          >
            <SolicitudesDeDatos />
          </Tarjeta>
          <Tarjeta title="Eliminar mi cuenta">
            <BorrarCuenta usuario={usuario} />
          </Tarjeta>
        </>
      )}
    </PerfilMarco>
  )
}

function Introduccion() {
  return (
    <>
      Tus datos son tuyos: míralos, llévatelos, corrígelos o bórralos. Qué usamos y por qué está en la{' '}
      <Link to="/privacidad" className="font-medium text-primary underline">
        Política de privacidad
      </Link>
      .
    </>
  )
}
