'use client';

import { LoginScreen } from '@plinth/console/components';
import { useLoginScreen, useSession } from '@plinth/console/hooks';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

export function SignIn() {
  const { status } = useSession();
  const router = useRouter();
  useEffect(() => {
    if (status === 'signedIn') router.replace('/roles');
  }, [status, router]);
  return <LoginScreen {...useLoginScreen({ brandName: 'Fjord' })} />;
}
