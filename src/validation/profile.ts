import { create, omitWhen } from 'vest';
import { type FieldErrors, firstErrors } from './field-errors.ts';
import { limits } from './limits.ts';
import { testNames } from './registration.ts';
import { testEmail, testPhone } from './text-tests.ts';

interface PrimaryInfo {
  phone: string;
  firstName: string;
  lastName: string;
}

interface AdditionalInfo {
  alternativeEmail: string;
  alternativePhone: string;
}

const createPrimaryInfoSuite = () =>
  create((info: PrimaryInfo) => {
    testNames(info);
    testPhone('phone', info.phone, limits.phone);
  });

const createAdditionalInfoSuite = () =>
  create(({ alternativeEmail, alternativePhone }: AdditionalInfo) => {
    omitWhen(alternativeEmail === '', () =>
      testEmail('alternativeEmail', alternativeEmail, limits.email.max),
    );
    omitWhen(alternativePhone === '', () => testPhone('alternativePhone', alternativePhone, limits.phone));
  });

/** Validates phone and names of a profile. */
export const validatePrimaryInfo = (info: PrimaryInfo): FieldErrors =>
  firstErrors(createPrimaryInfoSuite().run(info));

/** Validates the alternative e-mail address and phone number of a profile; both are optional. */
export const validateAdditionalInfo = (info: AdditionalInfo): FieldErrors =>
  firstErrors(createAdditionalInfoSuite().run(info));
